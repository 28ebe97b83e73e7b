/** Adds a script to the page and gives it back; it runs whenever it arrives and holds nothing up. */
export function loadScript(src: string | undefined, type = "") {
  return src && document.head.appendChild(Object.assign(document.createElement("script"), { src, type }));
}
