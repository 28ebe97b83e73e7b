import type { LeadSource } from "#contract/lead.ts";

const extraPayments: LeadSource = "extra_payment_calculator";
const booleans = new Set([
  "interestInExtraPayments",
  "consent.marketing",
  "consent.marketingEmail",
  "consent.marketingPhone",
]);

/**
 * A plain form post as the body of the call: `consent.version` becomes { consent: { version } }, a ticked box
 * true. Browsers send every field, so an empty one counts as not there; a box that is not ticked sends nothing, and
 * is false.
 */
export function formBody(fields: unknown): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(Object(fields))) {
    if (value === "") continue;
    const [outer = "", inner, ...deeper] = name.split(".");
    if (inner === undefined || deeper.length > 0) setField(body, name, typed(name, value));
    else {
      if (!Object.hasOwn(body, outer)) setField(body, outer, {});
      setField(body[outer], inner, typed(name, value));
    }
  }
  if (body.source === extraPayments && !("interestInExtraPayments" in body))
    setField(body, "interestInExtraPayments", false);
  return body;
}

/** Defined and not assigned: a field named __proto__ is one more unknown field. */
function setField(target: unknown, name: string, value: unknown): void {
  if (typeof target !== "object" || target === null) return;
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}

function typed(name: string, value: unknown): unknown {
  if (!booleans.has(name)) return value;
  return value === "on" || value === "true" ? true : value === "false" ? false : value;
}
