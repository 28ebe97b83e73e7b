import { type EmbedMessage, embedMessageVersion } from "#contract/embed-frame.ts";

// Tells the page around the frame how high it would like to be. To whoever that is: a height is no secret, and a frame is
// not told where it stands. Nothing is listened to.
function tell(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  // Not shown yet, it has none.
  if (height === 0) return;
  const message: EmbedMessage = { ikhaya: embedMessageVersion, height };
  parent.postMessage(message, "*");
}

if (parent !== window) new ResizeObserver(tell).observe(document.body);
