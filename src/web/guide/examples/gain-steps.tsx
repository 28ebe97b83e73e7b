import { rand } from "#web/format/rand.ts";
import { PartPicture } from "../parts/part-picture.tsx";
import { Strip } from "../parts/strip.tsx";
import type { gainOn } from "./letting.ts";

type Gain = ReturnType<typeof gainOn>;

/** In the units of a step. */
const highest = 5;

/** What of a gain is taxed, to scale. */
export function GainSteps({ gain, counted, tax }: Gain) {
  const steps = [gain, counted, tax].map((amount) => (highest * amount) / Math.max(gain, 1));
  return (
    <Strip
      steps={steps}
      of={[
        { figure: rand(gain), words: "gain, if you sell for half more than you paid" },
        { figure: rand(counted), words: "of it is added to your income" },
        { figure: rand(tax), words: "is the tax, at the highest rate" },
      ]}
    />
  );
}

/** In its part, for the flat of the chapter. */
export const GainPicture = (gain: Gain) => (
  <PartPicture name="gain">
    <GainSteps {...gain} />
  </PartPicture>
);
