/** Adds an async script to the page and returns it. */
export function loadScript(src: string | undefined, type = "") {
  return src && document.head.appendChild(Object.assign(document.createElement("script"), { src, type }));
}
