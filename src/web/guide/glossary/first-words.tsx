import type { PageContext } from "#contract/page-context.ts";
import { defaultInputs } from "#web/answer-page/inputs.ts";
import { pageFigures } from "#web/figures/page-figures.ts";
import { wordsOf } from "../parts/use-amounts-in-text.ts";
import { capitalised, entryFor, entryId } from "./entries.ts";
import styles from "./first-words.module.css";
import { homeWords } from "./home-words.ts";
import { wordDrawings } from "./word-drawings.tsx";

/** What a buyer meets first: each word with a drawing and what it comes to for the home of the page's price. */
export function FirstWords({ context }: { context: PageContext }) {
  const figures = pageFigures(context);
  const ofHome = homeWords(defaultInputs(figures), figures, context.today);
  return (
    <section className={styles.first} aria-labelledby="first-words">
      <h2 id="first-words">First words</h2>
      <ul>
        {Object.entries(wordDrawings).map(([name, drawing]) => {
          const { figure, words } = ofHome[name]!;
          return (
            <li key={name}>
              {drawing}
              <a href={`#${entryId(entryFor(name)!)}`}>{capitalised(name)}</a>
              <b className="figures" data-amount={name}>
                {figure}
              </b>
              <p data-amount={wordsOf(name)}>{words}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
