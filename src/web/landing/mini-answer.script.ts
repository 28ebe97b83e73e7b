import { rand } from "#web/format/rand.ts";
import { instalment } from "./instalment.ts";

/** Keeps the landing page's instalment true while its slider moves. */
const answer = document.querySelector<HTMLElement>("[data-mini-answer]");
const slider = answer?.querySelector("input");
const priceShown = answer?.querySelector("[data-price]");
const instalmentShown = answer?.querySelector("[data-instalment]");

function show() {
  if (!answer || !slider || !priceShown || !instalmentShown) return;
  const price = slider.valueAsNumber;
  const { loanRate, termYears } = answer.dataset;
  priceShown.textContent = rand(price);
  instalmentShown.textContent = rand(instalment(price, Number(loanRate), Number(termYears)));
  slider.setAttribute("aria-valuetext", rand(price));
}

slider?.addEventListener("input", show);
// A browser may bring back where the slider stood before.
show();
