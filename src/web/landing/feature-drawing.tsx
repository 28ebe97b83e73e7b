import styles from "./feature-drawing.module.css";
import type { Drawing } from "./landing.content.ts";

type Strokes = { leaf: string; clay: string };

/** Small charts instead of icons: each shows the shape of its tool's answer. `clay` is the part to notice. */
const strokes: Record<Drawing, Strokes> = {
  schedule: {
    leaf: "M4 44h64M8 44V10M18 44V12M28 44V15M38 44V19M48 44V25M58 44V33",
    clay: "M4 6c26 2 44 10 62 36",
  },
  rates: { leaf: "M4 28h20M24 28h16v-8h14v-8h14M24 28h16v8h14v8h14", clay: "M24 28h44" },
  extra: { leaf: "M4 8c24 2 46 14 64 36H4", clay: "M4 8c14 4 28 18 36 36" },
  income: { leaf: "M4 12h64v10H4zM4 34h64v10H4zM26 34v10", clay: "M48 28v22M48 34h20" },
  costs: {
    leaf: "M16 4h40v44l-5-4-5 4-5-4-5 4-5-4-5 4-5-4-5 4zM24 14h14M24 22h14M24 30h14M46 14h2M46 22h2M46 30h2",
    clay: "M24 38h24",
  },
  guide: {
    leaf: "M36 14c-8-6-18-6-30-4v34c12-2 22-2 30 4 8-6 18-6 30-4V10c-12-2-22-2-30 4zM36 14v34",
    clay: "M44 20c5-2 9-2 14-2M44 28c5-2 9-2 14-2",
  },
};

/** The line drawing of a feature card. */
export function FeatureDrawing({ of }: { of: Drawing }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 72 52" width="72" height="52" aria-hidden="true">
      <path d={strokes[of].leaf} />
      <path className={styles.clay} d={strokes[of].clay} />
    </svg>
  );
}
