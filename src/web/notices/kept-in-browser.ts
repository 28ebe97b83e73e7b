import {
  keptAnswersPlace,
  keptInputsPlace,
  keptToComparePlace,
  keptToolPlace,
} from "#web/answer-page/kept-numbers.ts";
import { keptDays, keptPlace } from "#web/lead-form/kept-leads.ts";
import { cacheNames } from "#web/offline/kept.ts";
import { choicePlace } from "#web/tracking/opt-out.ts";
import { returningPlace, visitCookies } from "#web/tracking/visit.ts";

/** One thing that is kept in a browser. */
export type Kept = { names: readonly string[]; kind: string; purpose: string; life: string; readers: string };

const { session, visitor } = visitCookies;
const here = "This site’s pages. It is not sent to us";
const withCalls = "This site’s pages; our server gets it with each request";

/** All that the site keeps in a browser, under the names by which the code keeps it. */
export const keptInBrowser: readonly Kept[] = [
  {
    names: [session.name],
    kind: "Cookie",
    purpose: "A random number: which calls of analytics belong to one visit",
    life: `${session.seconds / 60} minutes after the last of them`,
    readers: withCalls,
  },
  {
    names: [visitor.name],
    kind: "Cookie",
    purpose: "A random number: which visits belong to one browser",
    life: `${visitor.seconds / 86_400} days after your last visit; some browsers end it sooner`,
    readers: withCalls,
  },
  {
    names: [returningPlace],
    kind: "Local storage",
    purpose: "Whether this is a second visit or a later one",
    life: "Until you delete it or say no to analytics",
    readers: "This site’s pages; analytics are told yes or no",
  },
  {
    names: [choicePlace],
    kind: "Local storage",
    purpose: "Your choice about analytics, if you made one on this page",
    life: "Until you delete it",
    readers: here,
  },
  {
    names: [
      keptInputsPlace,
      keptToolPlace("…"),
      keptAnswersPlace("…"),
      keptToComparePlace(),
      keptToComparePlace("…"),
    ],
    kind: "Session storage",
    purpose:
      "The numbers that you enter into the calculators, the tools and the guide’s examples, your answers on the subsidy for first homes, and the numbers that you keep to compare with, so that Back or a reload does not lose them",
    life: "Until you close the tab",
    readers:
      "This site’s pages. The note itself is not sent to us; the fields that you change are counted, as told above",
  },
  {
    names: [keptPlace],
    kind: "Local storage",
    purpose:
      "A contact request that could not be sent, if you chose to keep it: all that you entered in the form (name, e-mail address, phone number, when a call suits, what you ask for), the figures of the calculation that it shows, and what you agreed to",
    life: `Until it is sent or you delete it, at most ${keptDays} days`,
    readers: "This site’s pages, and anybody who uses this browser; our server once it is sent",
  },
  {
    names: [cacheNames.pages("…"), cacheNames.files("…")],
    kind: "Cache of the service worker",
    purpose:
      "The calculators, the pages that you opened and their scripts, so that they work without a connection. They show which pages you read",
    life: "Until a newer version of the site takes their place, or you delete this site’s data",
    readers: here,
  },
];
