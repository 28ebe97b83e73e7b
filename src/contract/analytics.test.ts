import { Compile } from "typebox/compile";
import { expect, test } from "vitest";
import { withoutPersonalDetail } from "./analytics.ts";
import { actionSchema, conversionSchema, eventSchema, pageviewSchema } from "./analytics-schema.ts";
import { carriesValue } from "./counted-fields.ts";

const visit = {
  sessionId: "0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa",
  visitorId: "4b0e9f4c-8f64-4a0e-b0e9-d0aa0a51c0e5",
};
const timestamp = "2026-11-21T08:30:00.123Z";

const pageview = {
  ...visit,
  path: "/calculator/calculator?utm_source=newsletter",
  title: "Calculator – calculator",
  pageUrl: "https://ikhaya.example/calculator/calculator?utm_source=newsletter",
  referrer: "",
  utmParams: { utm_source: "newsletter" },
  userAgent: "Mozilla/5.0 (Linux; Android 14)",
  device: "mobile",
  browser: "Chrome",
  os: "Android",
  language: "en-ZA",
  resolution: "360x800",
  timezone: "Africa/Johannesburg",
  isReturning: false,
  timestamp,
};

test("the specification's bodies are accepted, and no other fields", () => {
  const bodies = [
    { schema: Compile(pageviewSchema), body: pageview },
    { schema: Compile(eventSchema), body: { ...visit, type: "scroll", element: "25%", timestamp } },
    {
      schema: Compile(eventSchema),
      body: { ...visit, type: "input", element: "loanTerm", value: "20", timestamp },
    },
    { schema: Compile(conversionSchema), body: { ...visit, type: "landing_page", timestamp } },
    {
      schema: Compile(actionSchema),
      body: {
        action: "web_vitals",
        data: { LCP: 812.5, path: "/" },
        timestamp,
        userAgent: "x",
        url: "https://a.example/",
      },
    },
  ];
  for (const { schema, body } of bodies) {
    expect([...schema.Errors(body)]).toEqual([]);
    expect(schema.Check({ ...body, ip: "1.2.3.4" })).toBe(false);
    for (const key of Object.keys(body).filter((name) => name !== "value")) {
      expect(schema.Check({ ...body, [key]: undefined }), key).toBe(false);
    }
  }
});

test("an id is a UUID, a time an ISO time, and a device one of three", () => {
  const schema = Compile(pageviewSchema);
  expect(schema.Check({ ...pageview, visitorId: "thandi@example.com" })).toBe(false);
  expect(schema.Check({ ...pageview, timestamp: "yesterday" })).toBe(false);
  expect(schema.Check({ ...pageview, device: "fridge" })).toBe(false);
  expect(schema.Check({ ...pageview, path: "calculator" })).toBe(false);
  expect(schema.Check({ ...pageview, title: "two\nlines" })).toBe(false);
  expect(schema.Check({ ...pageview, title: "x".repeat(201) })).toBe(false);
});

test("every field sends its value, but for what says who somebody is and free text", () => {
  const counted = ["purchasePrice", "grossIncome", "savings", "leave.price", "loanAmount", "loanBalance"];
  for (const field of [...counted, "offers.1.rate", "remainingMonths-years", "article-search"])
    expect(carriesValue(field), field).toBe(true);
  const person = ["firstName", "lastName", "email", "phone", "callTime", "marketingEmail", "marketingPhone"];
  const others = ["people.1.grossIncome", "people.2.netIncome", "people.2.expenses", "debtRepayments"];
  const freeText = ["currentLender", "website", "glossary-search", "offers.2.name", "__proto__", "a b", ""];
  for (const field of [...person, ...others, ...freeText]) expect(carriesValue(field), field).toBe(false);
});

test("e-mail addresses and phone numbers are taken out of free text, figures and words are not", () => {
  expect(withoutPersonalDetail("transfer duty thandi@example.com")).toBe("transfer duty …");
  expect(withoutPersonalDetail("/home?email=thandi%40example.com&b=1")).toBe("/home?email=…&b=1");
  expect(withoutPersonalDetail("https://a.example/?to=thandi@example.com#x")).toBe(
    "https://a.example/?to=…#x",
  );
  for (const phone of ["082 123 4567", "+27 82 123 4567", "0821234567", "+27821234567", "(082) 123-4567"]) {
    expect(withoutPersonalDetail(`call ${phone} now`), phone).not.toMatch(/\d{3}/);
  }
  for (const text of [
    "bond over 20 years",
    "2 000 000",
    "R1,210,000",
    "/calculator/extra-payment?utm_id=42",
  ]) {
    expect(withoutPersonalDetail(text)).toBe(text);
  }
});
