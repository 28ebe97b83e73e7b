import type { ReactNode } from "react";
import { primeRateNow } from "#calculations/figures/newer-figures.ts";
import { monthlyPayment } from "#calculations/loan/monthly-payment.ts";
import { effectiveMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import type { PageContext } from "#contract/page-context.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { notEntered } from "#web/figures/newer-figures-text.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { day } from "#web/format/day.ts";
import { quotedRate, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { chapterFigures } from "../chapter-figures.ts";
import { Lines } from "../drawings/drawing.tsx";
import { Illustration } from "../illustration/illustration.tsx";
import { capitalised, entryFor, entryId } from "./entries.ts";
import styles from "./first-words.module.css";

type FirstWord = { name: string; drawing: ReactNode; figure: string; words: string };

/** What a buyer meets first: each word with a drawing and what it comes to for the home of the guide's examples. */
export function FirstWords({ context }: { context: PageContext }) {
  return (
    <section className={styles.first} aria-labelledby="first-words">
      <h2 id="first-words">First words</h2>
      <ul>
        {firstWords(context).map(({ name, drawing, figure, words }) => {
          const entry = entryFor(name)!;
          return (
            <li key={name}>
              {drawing}
              <a href={`#${entryId(entry)}`}>{capitalised(name)}</a>
              <b className="figures">{figure}</b>
              <p>{words}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.example}>{exampleWords(context)}</p>
    </section>
  );
}

/** The home of the guide's examples, and what is worked out for it. */
function exampleHome(context: PageContext) {
  const figures = pageFigures(context);
  const inputs = defaultInputs(figures);
  const { purchasePrice: price, estimatorDeposit: deposit, interestRate: rate, loanTerm: years } = inputs;
  const loan = price * (1 - deposit / 100);
  const instalment = rand(monthlyPayment(loan, effectiveMonthlyRate(rate), years * 12));
  return { figures, guide: chapterFigures(context), price, deposit, rate, years, loan, instalment };
}

/** For which home the amounts of the glossary are. */
export function exampleWords(context: PageContext): string {
  const { price, deposit } = exampleHome(context);
  return `As an example, the amounts are for a home of ${rand(price)} with a deposit of ${ratePercent(deposit)}.`;
}

/** What a word comes to for that home, where it is an amount. */
export function wordFigures(context: PageContext): Readonly<Record<string, string>> {
  const { figures, guide, price, deposit, years, loan, instalment } = exampleHome(context);
  return {
    "bond attorney": guide.attorney(loan),
    deposit: rand(price - loan),
    "initiation fee": guide.initiationFee,
    instalment,
    "loan to value": ratePercent(100 - deposit),
    prime: quotedRate(primeRateNow(figures).rate),
    principal: rand(loan),
    term: `${years} years`,
    "transfer duty": guide.duty(price),
    "transferring attorney": guide.attorney(price),
  };
}

function firstWords(context: PageContext): readonly FirstWord[] {
  const { figures, guide, price, deposit, rate, years, loan, instalment } = exampleHome(context);
  const prime = primeRateNow(figures);
  return [
    {
      name: "bond",
      drawing: <Lines of="ownership" />,
      figure: instalment,
      words: `a month on ${rand(loan)} over ${years} years at ${ratePercent(rate)}`,
    },
    {
      name: "deposit",
      drawing: <Illustration id="financial-preparation" />,
      figure: rand(price - loan),
      words: `is ${ratePercent(deposit)} of ${rand(price)}`,
    },
    {
      name: "transfer duty",
      drawing: <Illustration id="understanding-costs" />,
      figure: guide.duty(price),
      words: `on a home of ${rand(price)}`,
    },
    {
      name: "prime",
      drawing: <Lines of="rise" />,
      figure: quotedRate(prime.rate),
      words: `since ${day(prime.date)}${notEntered(figures)}`,
    },
    {
      name: "offer to purchase",
      drawing: <Lines of="offer" />,
      figure: rand(price),
      words: "is what you offer, in writing; it binds you once the seller signs too",
    },
  ];
}
