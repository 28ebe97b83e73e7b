import { toolIds, tools } from "#contract/tools.ts";
import { type Address, calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";
import { TextPage } from "#web/site/text-page.tsx";
import { offlinePath } from "./kept.ts";
import styles from "./offline-page.module.css";

export const offlineAddress: Address = {
  path: offlinePath,
  title: "This page is not on your device",
  description:
    "You are offline, and this page has not been opened before. The calculators and tools work offline.",
  keywords: "",
};

/** What is shown without a connection instead of a page that was never opened on this device. */
export function OfflinePage() {
  return (
    <TextPage
      address={offlineAddress}
      lead="You are offline, and this page has not been opened here before. These work without a connection:"
    >
      <div className={styles.pages}>
        <KeptPages title="Calculators" pages={Object.values(calculatorTabs)} />
        <KeptPages
          title="Work it out"
          pages={toolIds.map((id) => ({ path: toolPath(id), title: tools[id].name }))}
        />
        <KeptPages title="Buyer Guide" pages={Object.values(guideSections)} />
      </div>
    </TextPage>
  );
}

/** offline-page.script.ts shows those that are kept on this device. */
function KeptPages({ title, pages }: { title: string; pages: readonly Pick<Address, "path" | "title">[] }) {
  return (
    <section className={styles.kept}>
      <h2>{title}</h2>
      <ul>
        {pages.map((page) => (
          <li key={page.path} data-kept-page hidden>
            <a href={page.path}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
