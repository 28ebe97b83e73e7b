import { expect, test } from "vitest";
import { askedFrom, askedPath, embedQuery, originOf, pageQuery } from "./embed.ts";

test("a frame's address says its numbers in any usual writing, and all of them come to one", () => {
  for (const price of ["1950000", "R 1 950 000", "1,950,000.00", "R1,950,000", "\u00a01950000.4 "]) {
    expect(pageQuery("/embed/loan", { price })).toEqual({ price: "1950000" });
  }
  const given = { term: "20", rate: "10,755 %", price: "1", levy: "2100", rates: "1 400", deposit: "0" };
  const known = { price: "1", deposit: "0", rate: "10.76", term: "20", levy: "2100", rates: "1400" };
  expect(pageQuery("/embed/loan", given)).toEqual(known);
  expect(Object.keys(pageQuery("/embed/loan", given))).toEqual(Object.keys(known));
});

test.for([
  ["price", "-1"],
  ["price", "1e6"],
  ["price", "99999999999"],
  ["price", ""],
  ["rate", "41"],
  ["rate", "10.75; drop"],
  ["term", "0"],
  ["term", "41"],
  ["term", "20.5"],
  ["hue", "361"],
  ["hue", "red"],
  ["scheme", "auto"],
  ["scheme", "}body{"],
  ["agent", "x".repeat(41)],
  ["agent", "Thandi Nkosi"],
  ["agent", "a@b.co"],
  ["host", "javascript:alert(1)"],
  ["host", "agency.co.za"],
  ["purchasePrice", "1"],
] as const)("what a frame would not take of %s is as if it were not there: %s", ([name, text]) => {
  expect(pageQuery("/embed/loan", { [name]: text })).toEqual({});
});

test("only frames and contact forms depend on a query", () => {
  for (const path of ["/", "/calculator/calculator", "/privacy", "/embed"]) {
    expect(pageQuery(path, { price: "1", agent: "TN12" })).toEqual({});
  }
  expect(pageQuery("/contact/calculators", { price: "1.5", agent: "TN12", hue: "1" })).toEqual({
    price: "1.5",
    agent: "TN12",
  });
});

test("of an address only the origin is kept", () => {
  expect(originOf("https://www.Agency.co.za/listing/12?client=thandi#x")).toBe("https://www.agency.co.za");
  expect(originOf("https://agency.co.za:443")).toBe("https://agency.co.za");
  expect(originOf("http://localhost:4000/")).toBe("http://localhost:4000");
  for (const wrong of ["", "null", "about:srcdoc", "https://user:pass@agency.co.za/", "https://a b"]) {
    expect(originOf(wrong)).toBeUndefined();
  }
});

test("a frame knows its numbers, hue and scheme, and whose it is", () => {
  const given = { price: "1950000", hue: "360", scheme: "dark", agent: "TN12" };
  expect(embedQuery(pageQuery("/embed/loan", given))).toEqual({
    numbers: { price: 1_950_000 },
    hue: 0,
    scheme: "dark",
    agent: "TN12",
  });
});

test("the way to the contact form brings figures, agent and host along, and nothing that the request could not take", () => {
  const host = "https://www.agency.co.za";
  const calculation = { tool: "cash-needed", price: 1_950_000, deposit: 0, total: 131_456.789 } as const;
  const path = askedPath("calculators", { agent: "TN12", host, calculation });
  expect(path).toMatch(
    /^\/contact\/calculators\?agent=TN12&host=https%3A%2F%2Fwww.agency.co.za&tool=cash-needed&/,
  );
  const given = Object.fromEntries(new URLSearchParams(path.split("?")[1]));
  const asked = askedFrom(pageQuery("/contact/calculators", given));
  expect(asked).toEqual({ agent: "TN12", host, calculation: { ...calculation, total: 131_457 } });
  expect(askedFrom({ loanAmount: "1" }).calculation).toBeUndefined();
  expect(askedFrom({ tool: "cash-needed", rent: "1" }).calculation).toEqual({ tool: "cash-needed" });
  expect(askedPath("calculators", {})).toBe("/contact/calculators");
});
