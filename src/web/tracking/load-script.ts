/** Adds a script to the page; it runs whenever it arrives and holds nothing up. */
export function loadScript(src: string | undefined, type = ""): void {
  if (src) document.head.append(Object.assign(document.createElement("script"), { src, type }));
}
