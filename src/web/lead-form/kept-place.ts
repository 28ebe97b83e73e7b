/** Where in the browser's own storage contact requests wait for a connection. */
export const keptPlace = "kept-contact-requests";
