import { bankQuote } from "#calculations/loan/bank-quote.ts";
import { rand } from "#web/format/rand.ts";
import type { keptInputsPlace } from "#web/inputs/kept-inputs.ts";
import { instalment } from "./instalment.ts";

/**
 * Updates the landing page's instalment and the bank's quote while its slider moves; the price is the one that the
 * calculators share.
 */
const answer = document.querySelector<HTMLElement>("[data-mini-answer]");
const slider = answer?.querySelector("input");
const priceShown = answer?.querySelector("[data-price]");
const instalmentShown = answer?.querySelector("[data-instalment]");
const bankQuoteShown = answer?.querySelector("[data-bank-quote]");
const beyond = answer?.querySelector<HTMLElement>("[data-beyond]");
const link = answer?.querySelector("a");
// Only types are imported: the calculators' codec would be ten times this script.
const place: typeof keptInputsPlace = "inputs";

function keptInputs(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(place) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

function keepPrice(price: string): void {
  const inputs = keptInputs();
  inputs.set("purchasePrice", price);
  try {
    sessionStorage.setItem(place, inputs.toString());
  } catch {
    // A browser without storage forgets it with the page.
  }
}

function show(price: number): void {
  if (!answer || !slider || !priceShown || !instalmentShown || !bankQuoteShown || !link) return;
  const [loanRate, termYears] = [Number(answer.dataset.loanRate), Number(answer.dataset.termYears)];
  priceShown.textContent = rand(price);
  instalmentShown.textContent = rand(instalment(price, loanRate, termYears));
  bankQuoteShown.textContent = rand(bankQuote(price, loanRate, termYears));
  slider.setAttribute("aria-valuetext", rand(price));
  // A price of the calculators may be beyond the slider's ends: then the page says that it is.
  if (beyond) beyond.hidden = price >= Number(slider.min) && price <= Number(slider.max);
  // With all kept numbers, so that a new tab, or a browser without storage, opens the same ones.
  const inputs = keptInputs();
  inputs.set("purchasePrice", String(price));
  link.hash = inputs.toString();
}

function showKept(): void {
  const price = Number(keptInputs().get("purchasePrice"));
  if (!slider || !(price > 0)) return;
  slider.valueAsNumber = price;
  show(price);
}

function takePrice(): void {
  if (!slider) return;
  keepPrice(slider.value);
  show(slider.valueAsNumber);
}

slider?.addEventListener("input", takePrice);
// Back from the back/forward cache: the calculators may have changed the price since.
addEventListener("pageshow", showKept);
// It may have been moved before this script loaded.
if (slider && slider.value !== slider.defaultValue) takePrice();
else showKept();
