import { effectiveAnnualRate, nominalMonthlyRate } from "#calculations/loan/monthly-rate.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { quotedRate } from "#web/format/percent.ts";
import { rand } from "#web/format/rand.ts";
import { type InputsLoan, inputsLoan } from "./inputs-loan.ts";
import styles from "./quotes-sheet.module.css";

const banks = [1, 2, 3];

/**
 * On paper only, and the last of the sheet that goes to the bank: the loan in the four figures of a quote, with room to write in
 * those of three banks. Where banks count otherwise, what their way makes of the same loan is said with each amount.
 */
export function QuotesSheet({ loan, waits }: { loan: InputsLoan; waits: boolean }) {
  const { site, today, figures } = usePageOfAnswer();
  const { inputs, result } = loan;
  const interestRate = effectiveAnnualRate(nominalMonthlyRate(inputs.interestRate));
  const { result: atBank } = inputsLoan({ ...inputs, interestRate }, today, figures);
  const rows: readonly [name: string, ours: string, banks?: string][] = [
    ["Interest rate", quotedRate(inputs.interestRate)],
    ["A month", rand(result.monthlyPayment), rand(atBank.monthlyPayment)],
    ["Initiation fee", rand(result.fees.initiationFee)],
    ["You pay back", rand(result.totalPayments), rand(atBank.totalPayments)],
  ];
  return (
    <section className={styles.quotes} data-sheet={waits ? "wait" : ""} aria-label="What the banks quote">
      <h2>What the banks quote</h2>
      <p>Ask each bank for these four in writing, for the same loan and term.</p>
      <table className="figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{site.productName}</th>
            {banks.map((bank) => (
              <th key={bank} scope="col">
                Bank {bank}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ours, quoted]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <strong>{ours}</strong>
                {quoted && quoted !== ours && <span> {quoted} as banks count</span>}
              </td>
              {banks.map((bank) => (
                <td key={bank} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
