import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { leadForms } from "#contract/lead.ts";
import {
  type LeadField,
  leadFields,
  leadProblems,
  pleaseCheck,
  problemFieldHeader,
} from "#contract/lead-problems.ts";
import type { RefusedForm } from "#contract/lead-values.ts";
import { safeError } from "../safe-error.ts";
import { UnusableLeadError } from "./check-lead.ts";
import { askedIn, enteredValues, sourceOf } from "./entered-values.ts";
import { internationalPhone } from "./phone.ts";

/** Sends the page of a form, by its name under /contact, with what was entered and why it was not taken. */
export type SendRefused = (reply: FastifyReply, form: string, refused: RefusedForm) => Promise<FastifyReply>;

/** The words of every answer but 200; the page shows them to the visitor behind its own. */
const sentences: Record<number, string> = {
  400: "This request cannot be read.",
  401: "This key is not known.",
  403: "This form can only be sent from our own site.",
  413: "This request is too large.",
  415: "This kind of content is not accepted.",
  429: "Too many requests came from your address. Please wait a minute and try again.",
  503: "We cannot store your request right now. Please try again in a moment.",
};

export const isPlainForm = ({ headers }: FastifyRequest): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;

/** Answers what was not taken: a script with one sentence, a plain form with its page. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  error: FastifyError,
  sendRefused: SendRefused,
) {
  const status = error.validation ? 400 : (error.statusCode ?? 500);
  if (status >= 500 && status !== 503) request.log.error({ err: safeError(error) });
  if (status === 503) reply.header("retry-after", "5");
  const field = wrongField(error);
  const sentence =
    error instanceof UnusableLeadError
      ? error.message
      : field
        ? pleaseCheck(field)
        : unreadable(error, status);
  reply.code(status);
  if (isPlainForm(request)) return sendRefusedForm(reply, request.body, sentence, sendRefused);
  if (field) reply.header(problemFieldHeader, field);
  return reply.type("text/plain; charset=utf-8").send(sentence);
}

/** Names what a visitor can mend, and of all else says only that it cannot be read. */
const unreadable = (error: FastifyError, status: number): string =>
  invalidName(error) === "loanType"
    ? "Please check the loan type."
    : (sentences[status] ?? "Something went wrong on our side. Please try again.");

/** The form comes back with all that was entered, and with a sentence next to each field that is wrong. */
function sendRefusedForm(
  reply: FastifyReply,
  body: unknown,
  sentence: string,
  sendRefused: SendRefused,
): Promise<FastifyReply> {
  const values = enteredValues(body);
  const wrong = [400, 422].includes(reply.statusCode) && body !== undefined;
  const problems = wrong ? leadProblems(values, (typed) => internationalPhone(typed) !== undefined) : {};
  const [first = sentence] = Object.values(problems);
  return sendRefused(reply, leadForms[sourceOf(body)], {
    sentence: first,
    problems,
    values,
    asked: askedIn(body),
  });
}

/** The field that a refusal is about, where it is one that is typed into. */
function wrongField(error: FastifyError): LeadField | undefined {
  if (error instanceof UnusableLeadError) return error.field;
  const name = invalidName(error);
  return leadFields.find((field) => field === name);
}

function invalidName({ validation }: FastifyError): string {
  const [first] = validation ?? [];
  return first?.instancePath.split("/")[1] ?? String(first?.params.missingProperty ?? "");
}
