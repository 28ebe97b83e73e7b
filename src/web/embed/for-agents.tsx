import type { ReactNode } from "react";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { forAgents, links } from "#web/site/addresses.ts";
import { QuietName } from "#web/site/quiet-name.tsx";
import styles from "./embed-maker.module.css";

/** For estate agents: an answer of ours on their own pages. */
export function ForAgents({ children }: { children: ReactNode }) {
  return (
    <main id="main" className={`page-width ${styles.page}`}>
      <QuietName address={forAgents} />
      {children}
    </main>
  );
}

/** What to do with the code, and what is counted then. */
export function HowToPaste() {
  return (
    <>
      <Disclosure summary="WordPress, Wix and property sites" printed="all">
        <h3>WordPress</h3>
        <ol>
          <li>Add the block “Custom HTML” to the page.</li>
          <li>Paste the code and press Update.</li>
          <li>If it is gone then, ask the administrator of your site.</li>
        </ol>
        <h3>Wix</h3>
        <ol>
          <li>Press Add Elements, Embed Code, Embed a Site.</li>
          <li>Paste the address and press Apply.</li>
          <li>Drag the box until all of it shows.</li>
        </ol>
        <h3>Prop Data, Entegral and others</h3>
        <ol>
          <li>They build your listing pages: mail them the code.</li>
          <li>
            They put each listing’s own price after price=, and its levy and rates after levy= and rates=.
          </li>
        </ol>
      </Disclosure>
      <Disclosure summary="What is counted" printed="all">
        <p>
          We count how often each answer is opened on your site, not on which page, and set no cookie. People
          who object in the browser are not counted. To ask for a call, they go to our own page, where our{" "}
          <a href={links.privacy}>privacy notice</a> applies; your reference goes with them.
        </p>
      </Disclosure>
    </>
  );
}
