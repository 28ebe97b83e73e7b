import { useMemo, useState } from "react";
import type { Inputs } from "#contract/input-fields.ts";
import { usePageOfAnswer } from "#web/answer-page/page-of-answer.ts";
import { Actions, Part } from "#web/components/part/part.tsx";
import { Segmented } from "#web/components/segmented/segmented.tsx";
import { PastLine } from "../past-rates/past-line.tsx";
import { pastAssumption, pastInstalments, pastSentence, startMonths } from "./past-instalments.ts";

/** The visitor's own loan, had it begun years ago: its instalments at the prime rate as it really was. */
export function PastRatesPart({ inputs }: { inputs: Inputs }) {
  const { today, figures } = usePageOfAnswer();
  const page = useMemo(() => ({ today, figures }), [today, figures]);
  const starts = startMonths(page);
  const [chosen, setChosen] = useState(0);
  const start = starts[chosen] ?? "";
  const past = useMemo(() => pastInstalments(inputs, start, page), [inputs, start, page]);
  if (!past) return null;
  return (
    <Part title="Your loan through real history">
      <div className="needs-script">
        <Actions>
          <span aria-hidden="true">Bought in</span>
          <Segmented
            name="past-start"
            legend="Year in which you bought"
            options={starts.map((month, index) => ({ value: String(index), label: month.slice(0, 4) }))}
            value={String(chosen)}
            onChange={(value) => setChosen(Number(value))}
          />
        </Actions>
      </div>
      <PastLine caption={pastSentence(past)} result={past.result} startMonth={past.startMonth} />
      <p>{pastAssumption(past, inputs, page)}</p>
    </Part>
  );
}
