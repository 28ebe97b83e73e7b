/** Reports for each element when this share of it comes into view and when it leaves, until the callback returns true. */
export function watchVisible(
  elements: string,
  share: number,
  say: (element: HTMLElement, visible: boolean) => unknown,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (say(target as HTMLElement, intersectionRatio >= share) === true) observer.unobserve(target);
      }
    },
    { threshold: share },
  );
  for (const element of document.querySelectorAll(elements)) observer.observe(element);
}
