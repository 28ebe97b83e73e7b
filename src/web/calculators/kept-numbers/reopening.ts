const mark = "reopening";

/** While a link's numbers are on their way, the defaults that the server rendered stay out of sight. */
export function reopening(): void {
  if (location.hash.includes("=")) document.documentElement.dataset[mark] = "";
}

export function reopened(): void {
  delete document.documentElement.dataset[mark];
}
