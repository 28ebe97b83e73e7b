import { calculatorTabs, guideSections, toolPath } from "#web/site/addresses.ts";
import { times } from "./times.ts";
import { WayToTheDoor } from "./way.tsx";

/** From the first budget to the keys, with the times of the chapter's table. */
export const WayToTheKeys = () => (
  <WayToTheDoor
    {...times.toTheKeys}
    signs="123456"
    caption={
      <>
        Each step is as wide as it usually takes. Saving comes before it:{" "}
        <a href={toolPath("save-for-a-deposit")}>Save for a deposit</a> says how long.
      </>
    }
    stages={[
      {
        what: "Budget, pre-approval",
        when: "an evening or two, then up to 4 working days",
        weeks: 1,
        href: calculatorTabs.affordability.path,
      },
      {
        what: "Looking for a home",
        when: "2–3 months on average",
        weeks: 11,
        short: "Looking",
        href: "#before-the-first-viewing",
      },
      {
        what: "Offer signed by both",
        when: "days to weeks",
        weeks: 1,
        href: "#you-cannot-simply-change-your-mind",
      },
      {
        what: "The bank decides",
        when: "3–14 working days",
        weeks: 2,
        href: guideSections["loan-process"].path,
      },
      {
        what: "Papers, costs, clearances",
        when: "most of the remaining weeks",
        weeks: 8,
        short: "Papers",
        href: "#who-does-what",
      },
      {
        what: "The home is yours",
        when: "8–12 weeks after the accepted offer",
        weeks: 0,
        href: "#you-own-it-on-registration-not-on-signing",
      },
    ]}
    marks={[
      { weeks: 0, name: "Budget" },
      { weeks: 13, name: "Offer" },
      { weeks: 23, name: "Keys" },
    ]}
  />
);

/** From the accepted offer to registration. */
export const WayFromTheOffer = () => (
  <WayToTheDoor
    {...times.fromTheOffer}
    signs="ABCDEF"
    caption="Each step is as wide as it usually takes when your papers are complete."
    stages={[
      { what: "Offer accepted", when: "day 1", weeks: 0.4, href: "#what-to-check-in-the-otp" },
      {
        what: "The bank’s written grant",
        when: "3–14 working days later",
        weeks: 2.4,
        short: "Bank",
        href: "#the-five-steps",
      },
      {
        what: "You sign at both attorneys",
        when: "with your ID and proof of address",
        weeks: 2,
        short: "Sign",
        href: "#between-approval-and-keys",
      },
      {
        what: "You pay costs and duty",
        when: "before the papers are handed in",
        weeks: 2.7,
        short: "Pay",
        href: guideSections["understanding-costs"].path,
      },
      {
        what: "Lodgement",
        when: "10–15 working days at the deeds office",
        weeks: 2.5,
        href: "#between-approval-and-keys",
      },
      {
        what: "Registration: it is yours",
        when: "usually 8–12 weeks after the offer",
        weeks: 0,
        href: "#after-registration-the-first-month-and-every-year",
      },
    ]}
    marks={[
      { weeks: 0, name: "Day 1" },
      { weeks: 10, name: "10 weeks" },
    ]}
  />
);
