import { links } from "#web/site/addresses.ts";

/** Under the field for the subsidy: where one finds out whether there is one, and how much. */
export function SubsidyHint() {
  return (
    <>
      Not sure? <a href={links.subsidyCheck}>Check whether you may qualify</a>.
    </>
  );
}
