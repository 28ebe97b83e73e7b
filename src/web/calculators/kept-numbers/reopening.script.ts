/**
 * While a link's numbers are on their way, the defaults that the server rendered stay out of sight. It imports
 * nothing, so that it stands in the page itself and runs before the first paint.
 */
if (location.hash.includes("=")) document.documentElement.dataset.reopening = "";
