export type Encoding = "br" | "gzip" | "identity";

/** What browsers send is a few strings; what others make up must not fill the memory. */
const known = new Map<string, Encoding>();
const maxKnown = 100;

/** The shortest form that the client takes. */
export function encodingFor(accepted = ""): Encoding {
  const found = known.get(accepted);
  if (found) return found;
  const encoding = chosen(accepted);
  if (known.size >= maxKnown) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

function chosen(accepted: string): Encoding {
  const wanted = accepted.toLowerCase().split(",");
  return (["br", "gzip"] as const).find((name) => wanted.some((one) => takes(one, name))) ?? "identity";
}

/** A weight of 0 means that the client does not take it at all. */
function takes(one: string, name: string): boolean {
  const [coding = "", ...parameters] = one.split(";").map((part) => part.trim());
  return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
}
