import { type Address, calculatorTabs } from "#web/site/addresses.ts";
import { TextPage } from "#web/site/text-page.tsx";
import { offlinePath } from "./kept.ts";

export const offlineAddress: Address = {
  path: offlinePath,
  title: "This page is not on your device",
  description: "There is no connection, and this page was not opened before. The calculators work offline.",
  keywords: "",
};

/** What is shown without a connection instead of a page that was never opened on this device. */
export function OfflinePage() {
  return (
    <TextPage
      address={offlineAddress}
      lead="There is no connection now. Pages that you have opened before are still here, and so are the calculators:"
    >
      <ul>
        {Object.values(calculatorTabs).map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
