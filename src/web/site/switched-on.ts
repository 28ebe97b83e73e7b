/** What of the site runs already; the privacy notice says of the rest that it has yet to start. */
export const switchedOn = { contactForm: true, analytics: true };
