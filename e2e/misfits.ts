/** In the page: what does not fit on it, in words. All that opens is opened first. */
export function misfits(): string[] {
  for (const part of document.querySelectorAll("details")) part.open = true;
  const found: string[] = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) found.push(`scrolls sideways by ${over} px`);

  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, .chart-export");
  const frameScrolls = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const boxOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement: element, textContent } = text;
    if (!textContent?.trim() || !element || !seen(element) || frameScrolls(element)) continue;
    const { left, right } = boxOf(text);
    // What is far to the left is kept out of sight on purpose.
    if (right > document.documentElement.clientWidth + 1 || (left < -1 && left > -1000))
      found.push(`cuts off "${textContent.trim()}"`);
  }

  for (const figure of document.querySelectorAll("p > strong.figures, output")) {
    const lines = boxOf(figure).height / Number.parseFloat(getComputedStyle(figure).fontSize);
    // An answer in words, such as a month, may take two lines; an amount may not.
    const inWords = /[a-z]{2}/.test(figure.textContent ?? "");
    if (seen(figure) && !inWords && lines > 2) found.push(`breaks the figure ${figure.textContent}`);
  }
  for (const label of document.querySelectorAll("nav summary"))
    if (seen(label) && label.scrollWidth > label.clientWidth + 1)
      found.push(`lets "${label.textContent}" run over its edge`);
  for (const title of document.querySelectorAll("summary :is(h2, h3)")) {
    const letters = title.clientWidth / Number.parseFloat(getComputedStyle(title).fontSize);
    // Words of a title would break between any two letters.
    if (seen(title) && letters < 4 && boxOf(title).height > 2 * title.clientWidth)
      found.push(`squeezes "${title.textContent}" into ${title.clientWidth} px`);
  }
  for (const bar of document.querySelectorAll('a[href="#answer"]')) {
    const { height } = bar.getBoundingClientRect();
    if (seen(bar) && height > 80) found.push(`gives ${height} px to the answer bar`);
  }

  const labels = (list: NodeListOf<Element>) =>
    [...list].filter(seen).map((label) => ({ name: label.textContent, box: boxOf(label) }));
  const apart = (group: Element, selector: string) => {
    const all = labels(group.querySelectorAll(selector));
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1)) {
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of two lines of letters touch, the letters do not.
        if (across > 0 && down > 4) found.push(`prints "${one.name}" over "${other.name}"`);
      }
  };
  for (const curve of document.querySelectorAll('input[type="range"] ~ svg')) apart(curve, "text");
  for (const picture of document.querySelectorAll("svg[role=img]")) apart(picture, "text");
  return found;
}
