import {
  type AffordabilityInputs,
  type AffordabilityRow,
  affordability,
} from "#calculations/affordability/affordability.ts";
import type { AnswerFigure } from "#web/answer-page/described.ts";
import { quotedRate, ratePercent } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { yearsText } from "#web/format/years-text.ts";

/** The rule of each row in words, in the order of the rows; the last row is the smallest of the others. */
export function ruleWords(income: AffordabilityInputs): readonly string[] {
  const { dsrGrossCap, dsrNetCap } = income;
  return [
    "what is left of your net pay",
    `${ratePercent(dsrGrossCap)} of gross pay`,
    `${ratePercent(dsrNetCap)} of net pay`,
    lastRuleWords(income),
  ];
}

function lastRuleWords(income: AffordabilityInputs): string {
  return oddNet(income) ? "once both incomes are right" : "the one to plan with";
}

/** The loan in whole thousands: the answer is a rule of thumb, and to the rand only in the table. Never more than the rule allows. */
const roughLoan = ({ maxBondOffered: loan }: AffordabilityRow): string =>
  rand(loan < 10_000 ? loan : Math.floor(loan / 1000) * 1000);

/** "About R1 502 000". */
export const aboutLoan = (limit: AffordabilityRow): string => `About ${roughLoan(limit)}`;

/** "About R1 502 000"; without expenses it is no careful amount yet. */
export const limitFigure = (limit: AffordabilityRow, income: AffordabilityInputs): string =>
  noExpenses(income) ? `At most ${roughLoan(limit)}` : aboutLoan(limit);

/** One line on a phone, and the same while the numbers are entered: what is missing is said under it. */
export const limitWords = ({ allowedInstalment }: AffordabilityRow): string =>
  `to borrow, at ${rand(allowedInstalment)} a month`;

/** How the rule that sets the limit comes to it: from the income to the instalment, and from that to the loan. */
export function wayToLimit(
  rows: readonly AffordabilityRow[],
  limit: AffordabilityRow,
  income: AffordabilityInputs,
): readonly AnswerFigure[] {
  const { grossIncome, netIncome, monthlyExpenses, dsrGrossCap, dsrNetCap, termYears, interestRate } = income;
  const ways = [
    { from: "Net income", amount: netIncome, pays: `Less ${rand(monthlyExpenses)} of expenses` },
    { from: "Gross income", amount: grossIncome, pays: `${ratePercent(dsrGrossCap)} of it` },
    { from: "Net income", amount: netIncome, pays: `${ratePercent(dsrNetCap)} of it` },
  ];
  const way = ways[rows.findIndex(({ maxBondOffered }) => maxBondOffered === limit.maxBondOffered)]!;
  return [
    { label: `${way.from} a month`, value: rand(way.amount) },
    // Less than nothing where more is spent than comes in.
    { label: way.pays, value: rand(way === ways[0] ? netIncome - monthlyExpenses : limit.allowedInstalment) },
    {
      label: "Pays back a loan of",
      value: rand(limit.maxBondOffered),
      note: `over ${yearsText(termYears)} at ${quotedRate(interestRate)}`,
      strong: true,
    },
  ];
}

/** Which rule sets the limit, or which ones together, in so few words that they are one line on a phone. */
export function decidingRule(rows: readonly AffordabilityRow[], income: AffordabilityInputs): string {
  const [, ofGross, ofNet] = ruleWords(income);
  const causes = ["your expenses", ofGross, ofNet];
  const methods = rows.slice(0, causes.length);
  const loans = methods.map(({ maxBondOffered }) => Math.round(maxBondOffered));
  const least = Math.min(...loans);
  const deciding = causes.filter((_, index) => loans[index] === least);
  if (deciding.length === causes.length) return "All three methods give the same.";
  const verb = deciding.length > 1 || deciding[0] === causes[0] ? "decide" : "decides";
  return `${capital(deciding.join(" and "))} ${verb} it.`;
}

/** A text with a capital letter at its beginning. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the stressed column means for the visitor, with the loan to keep to. */
export function stressedSentence(limit: AffordabilityRow, income: AffordabilityInputs): string {
  const rate = ratePercent(income.interestRate + income.stressBuffer);
  return `Home Loan @ Stressed leaves room for a rise: borrow no more than ${rand(limit.maxBondStressed ?? 0)}, and the instalment stays within ${rand(limit.allowedInstalment)} a month even if your rate rises to ${rate}.`;
}

/** What there is to borrow where expenses take all of the net income. */
export const nothingLeft = ({ grossIncome, netIncome, monthlyExpenses }: AffordabilityInputs) =>
  grossIncome > 0 && netIncome > 0 && monthlyExpenses >= netIncome
    ? { figure: rand(0), sentence: "to borrow, with these expenses" }
    : undefined;

/** Why there is no loan to show, or what would help. */
export function nothingAllowed(income: AffordabilityInputs): string {
  const { grossIncome, netIncome, monthlyExpenses } = income;
  if (grossIncome === 0 && netIncome === 0) return "Enter your gross and net income to see yours.";
  if (grossIncome === 0 || netIncome === 0) return ofExampleYet(income);
  const odd = oddNet(income);
  if (odd) return odd;
  if (monthlyExpenses >= netIncome) return nothingLeftWords(income);
  return "With these caps no instalment is allowed. Check them under Advanced: Rate & Policy options.";
}

/** Which numbers of the answer are not one's own yet, while one income is. */
function ofExampleYet({ grossIncome, monthlyExpenses }: AffordabilityInputs): string {
  const income = grossIncome === 0 ? "Gross income" : "Net income";
  return monthlyExpenses === 0
    ? `${income} and expenses are still our example’s.`
    : `${income} is still our example’s.`;
}

/** To someone whose expenses leave nothing for a bond: with which expenses there would be one, and how large. */
function nothingLeftWords(income: AffordabilityInputs): string {
  const { netIncome, monthlyExpenses } = income;
  const short = monthlyExpenses - netIncome;
  const problem = short > 0 ? `You are ${rand(short)} short.` : "Nothing is left.";
  const withoutExpenses = affordability({ ...income, monthlyExpenses: 0 }).at(-1);
  if (!withoutExpenses || Math.round(withoutExpenses.maxBondOffered) === 0) return problem;
  const expenses = netIncome - withoutExpenses.allowedInstalment;
  return `${problem} With expenses of ${rand(expenses)} you could borrow ${rand(withoutExpenses.maxBondOffered)}.`;
}

/** What is wrong with an income that is larger after deductions than before. */
export function oddNet({ grossIncome, netIncome }: AffordabilityInputs): string | undefined {
  return grossIncome > 0 && netIncome > grossIncome ? "Net is more than gross pay: check both." : undefined;
}

/** What is missing of a loan that allows for no expenses. */
export function noExpenses({ netIncome, monthlyExpenses }: AffordabilityInputs): string | undefined {
  return netIncome > 0 && monthlyExpenses === 0 ? "Enter your monthly expenses too." : undefined;
}
