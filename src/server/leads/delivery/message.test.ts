import { expect, test } from "vitest";
import type { PartnerLead } from "#contract/partner-body.ts";
import { percentText, randText, roundedCalculation } from "./figures.ts";
import { leadMessage } from "./message.ts";

const lead: PartnerLead = {
  id: "0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa",
  receivedAt: "2026-11-22T22:43:10.000Z",
  source: "interest_sensitivity_calculator",
  loanType: "refinance",
  firstName: "Thandi",
  lastName: "O’Brien-Nkosi",
  email: "thandi@example.com",
  phone: "+27821234567",
  callTime: "midday",
  currentLender: "A Bank",
  currentRate: "11.75",
  loanBalance: "1,250,000",
  currentCalculation: { loanAmount: 2_000_000, currentRate: 10.75, loanTerm: 20 },
  consent: {
    version: "1",
    wording: "You agree.",
    marketingEmail: true,
    marketingPhone: false,
    givenAt: "2026-11-22T22:43:10.000Z",
  },
};

test("the visitor's own rate and the calculation's are told apart, and all is written for reading", () => {
  const { subject, text } = leadMessage(lead);
  expect(subject).toBe("Refinancing: please call Thandi O’Brien-Nkosi");
  expect(text).toBe(`Who to call
  Name: Thandi O’Brien-Nkosi
  Phone: +27821234567
  E-mail: thandi@example.com
  Best time to call: Midday, 11:00 to 14:00
  Asked about: Refinancing

The visitor’s loan today
  Lender: A Bank
  Rate: 11.75%
  Loan balance: R1,250,000

The calculation on our site
  Loan: R2,000,000
  Rate of the calculation: 10.75%
  Term: 20 years

The request
  Received: 23 November 2026, 00:43 SAST
  Form: Rate Sensitivity calculator
  May be sent offers by e-mail: yes
  May be phoned with offers: no
  Agreed to: You agree.
  Request: 0b8f8f64-6a0e-4b0e-9f4c-0a51c0e5d0aa
`);
});

test("the mail has a link for each outcome, in the text and on the page", () => {
  const outcomeUrl = "https://ikhaya.example/partner/outcome/abc";
  const { text, html } = leadMessage({ ...lead, outcomeUrl });
  expect(text).toContain(`\n\nWhat became of it
  Please open one when you know. It leads to a page with a button, and only the button records it.
  Called: ${outcomeUrl}/called
  No answer: ${outcomeUrl}/no_answer
`);
  expect(text.match(/partner\/outcome\/abc\//g)).toHaveLength(7);
  expect(html).toContain(`<li><a href="${outcomeUrl}/registered">Registered</a></li>`);
});

test("a request without a proof says so first, in the text and on the page", () => {
  const { text, html } = leadMessage({ ...lead, unproven: true });
  expect(text).toMatch(/^This request is unproven: .+ asked for a call\.\n\nWho to call\n/);
  expect(html).toContain("<p>This request is unproven: ");
  expect(leadMessage(lead).text).not.toContain("unproven");
});

test("a plain request says no more than it has; extra payments and savings are whole rand", () => {
  const { callTime, currentLender, currentRate, loanBalance, currentCalculation, consent, ...plain } = lead;
  expect(leadMessage(plain).text).not.toMatch(/Best time|loan today|calculation|undefined|offers/);
  const { text } = leadMessage({
    ...plain,
    interestInExtraPayments: true,
    currentCalculation: { loanAmount: 2e6, extraPayment: 1_000, potentialSavings: 244_531.43446517084 },
  });
  expect(text).toContain("  Wants to pay extra each month: yes\n");
  expect(text).toContain("  Extra payment each month: R1,000\n  Interest that it saves: R244,531\n");
});

test("a correction says what it corrects", () => {
  const { subject, text, html } = leadMessage({ ...lead, correctionOf: "11111111-2222" });
  expect(subject).toBe("Refinancing, corrected: please call Thandi O’Brien-Nkosi");
  for (const body of [text, html]) expect(body).toContain("This seems to correct request 11111111-2222 of");
});

test("the page holds the same words, and what a visitor typed is never markup", () => {
  const bad = `<img src=x onerror="alert(1)">`;
  const { html } = leadMessage({ ...lead, firstName: bad, currentLender: bad, email: `a'b"<i>@example.com` });
  expect(html).not.toMatch(/<img|<i>|<script|style=|src="/);
  expect(html).toContain("&#60;img src=x onerror=&#34;alert(1)&#34;&#62;");
  expect(html).toContain('<a href="tel:+27821234567">+27821234567</a>');
  const words = (text: string) => text.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  for (const row of ["Rate 11.75%", "Rate of the calculation 10.75%", "Loan balance R1,250,000"]) {
    expect(words(html)).toContain(row);
  }
});

test("figures are written for reading, and what is no plain figure stays as it was typed", () => {
  expect(["1250000", "R 1 250 000", "1,250,000.40", 1_249_999.6].map(randText)).toEqual(
    Array(4).fill("R1,250,000"),
  );
  expect(["1,25,0", "about 1m", "-5"].map(randText)).toEqual(["1,25,0", "about 1m", "-5"]);
  expect(["11,75", "11.75%", 11.7500000001, "11.750"].map(percentText)).toEqual(Array(4).fill("11.75%"));
  expect(["prime", "11.7.5"].map(percentText)).toEqual(["prime", "11.7.5"]);
  expect(
    roundedCalculation({ loanAmount: 1.5, currentRate: 10.7504, loanTerm: 20, extraPayment: "1,000" }),
  ).toEqual({
    loanAmount: 2,
    currentRate: 10.75,
    loanTerm: 20,
    extraPayment: "1,000",
  });
});

test("what was worked out with a decision tool is named with its figures", () => {
  const { text } = leadMessage({
    ...lead,
    currentCalculation: {
      tool: "switch-your-bond",
      balance: 1_400_000,
      interestRate: 11.25,
      newRate: 10.25,
      saving: -14_943.59,
    },
  });
  expect(text).toContain(`The calculation on our site
  Worked out with: Switch your bond
  Still owed: R1,400,000
  Rate of the calculation: 11.25%
  Rate of the other bank: 10.25%
  Saved by the best choice: -R14,944`);
  expect(roundedCalculation({ tool: "buy-to-let", price: 1_000_000.4, returnPercent: 5.29563 })).toEqual({
    tool: "buy-to-let",
    price: 1_000_000,
    returnPercent: 5.296,
  });
});
