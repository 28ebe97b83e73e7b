import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/page-context.ts";
import { forAgents, links } from "#web/site/addresses.ts";
import { Part, TextPage } from "#web/site/text-page.tsx";
import styles from "./for-agents.module.css";

type ForAgentsProps = {
  site: SiteInfo;
  /** The part that makes the code. */
  children: ReactNode;
};

/** For estate agents: an answer of ours on their own pages. */
export function ForAgents({ site, children }: ForAgentsProps) {
  return (
    <TextPage
      wide
      address={forAgents}
      lead="What a home costs a month, or in cash, next to the listing itself. Free, without an account."
    >
      {children}
      <div className={styles.parts}>
        <Part title="First, tell us your site">
          <p>
            Only sites on our list may show a frame. Write to{" "}
            <a href={`mailto:${site.email}?subject=Widget%20for%20our%20site`}>{site.email}</a> with your
            site’s address, such as https://www.agency.co.za. Until then the frame stays empty there.
          </p>
        </Part>
        <Part title="Put it into your page">
          <p>
            Frame alone works everywhere. With the script the frame is always as high as its answer, and loads
            only when somebody scrolls to it.
          </p>
          <dl className={styles.steps}>
            <div>
              <dt>WordPress</dt>
              <dd>
                <ol>
                  <li>Edit the page and add the block “Custom HTML”.</li>
                  <li>Paste the code. If WordPress takes the script out, use Frame alone.</li>
                  <li>Press Preview, then Update.</li>
                </ol>
              </dd>
            </div>
            <div>
              <dt>Wix</dt>
              <dd>
                <ol>
                  <li>Press Add Elements, then Embed Code, then Embed HTML.</li>
                  <li>Choose Code, paste Frame alone, and press Update.</li>
                  <li>Drag the box as high as the answer: Wix sets no heights.</li>
                </ol>
              </dd>
            </div>
            <div>
              <dt>Prop Data, Entegral and other property sites</dt>
              <dd>
                <ol>
                  <li>Your provider builds the listing page: send them the code.</li>
                  <li>
                    Ask them to put the listing’s price where the example has 1950000, and its levy and rates
                    after levy= and rates=.
                  </li>
                  <li>R 1 950 000 and 1,950,000.00 are understood as well.</li>
                </ol>
              </dd>
            </div>
          </dl>
        </Part>
        <Part title="What is counted">
          <p>
            We count how often each answer is opened on your site, by your site’s name and never by its pages.
            Of your visitors we keep nothing, set no cookie and count nobody who objects in the browser. Who
            asks for a call does so on our own page, where our <a href={links.privacy}>privacy notice</a>{" "}
            holds, and your reference goes along with the request.
          </p>
        </Part>
      </div>
    </TextPage>
  );
}
