import { expect, test } from "vitest";
import { nearestAddresses } from "./nearest-addresses.ts";
import { addresses } from "./site-addresses.ts";

const pages = addresses.filter(({ path }) => path !== "/");

test.for([
  ["/transfer-duty", "/education/understanding-costs"],
  ["/calculater/afordability", "/calculator/affordability"],
  ["/extra-payments", "/calculator/extra-payment"],
  ["/rent-vs-buy.html", "/tools/rent-or-buy"],
  ["/guide/loan-process/", "/education/loan-process"],
  ["/tools/switch-bond", "/tools/switch-your-bond"],
  ["/calculator/afordability", "/calculator/affordability"],
  ["/calculators/afford", "/calculator/affordability"],
  ["/calculater/calculator", "/calculator/calculator"],
  ["/calculator/calculators", "/calculator/calculator"],
  ["/Glosary", "/glossary"],
  ["/estate-agent", "/for-agents"],
])("who asked for %s may have meant %s", ([asked, meant]) => {
  const near = nearestAddresses(asked!, pages).map(({ path }) => path);
  expect(near[0]).toBe(meant);
  expect(near.length).toBeLessThanOrEqual(3);
});

test.for([
  "/nothing-here",
  "/wp-login.php",
  "/xyz",
  "/wrong-page",
  "/no-such-page",
  "/our-home",
  "/wrong-loan",
  "/%E0%A4%A",
  "/",
])("nothing is guessed from %s", (asked) => {
  expect(nearestAddresses(asked, pages)).toEqual([]);
});
