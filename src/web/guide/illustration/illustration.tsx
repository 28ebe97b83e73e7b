import type { GuideSection } from "#web/site/addresses.ts";
import styles from "./illustration.module.css";

/** The strokes of a drawing: what stands there in leaf, what to notice in clay. */
const drawings: Record<GuideSection, { leaf: string; clay: string }> = {
  articles: {
    leaf: "M120 44C104 32 76 28 40 32v78c36-4 64 0 80 12 16-12 44-16 80-12V32c-36-4-64 0-80 12zv78M56 54c18-2 34 0 48 6M56 72c18-2 34 0 48 6M56 90c18-2 34 0 48 6M184 90c-18-2-34 0-48 6M184 72c-18-2-34 0-48 6",
    clay: "M160 30v34l8-7 8 7V30",
  },
  "getting-started": {
    leaf: "M48 78 120 26l72 52M64 67v59h112V67M24 126h104M152 126h64M82 84h24v22H82zM94 84v22M82 95h24M154 50V30h14v30",
    clay: "M128 126V88h24v38M145 108v1M128 126c-6 8-22 10-40 18M152 126c-2 8-12 12-20 18",
  },
  "financial-preparation": {
    leaf: "M84 62h72M92 62c0 8-12 10-12 20v40a10 10 0 0 0 10 10h60a10 10 0 0 0 10-10V82c0-10-12-12-12-20M120 62V30M120 46c-13 0-21-8-21-19 13 0 21 8 21 19zM120 38c11 0 19-7 19-17-11 0-19 7-19 17zM36 132h32M172 132h32",
    clay: "M92 116c0-4 12-7 28-7s28 3 28 7-12 7-28 7-28-3-28-7zM92 104c0-4 12-7 28-7s28 3 28 7M92 92c0-4 12-7 28-7s28 3 28 7M92 92v24M148 92v24",
  },
  "understanding-costs": {
    leaf: "M64 18h84v116l-12-8-10 8-10-8-10 8-10-8-10 8-10-8-12 8zM78 38h32M78 54h26M78 70h36M126 38h8M126 54h8M126 70h8M162 96l26-20 26 20M170 91v35h36V91",
    clay: "M78 94h20M118 94h16M78 86h56M183 126v-18h10v18",
  },
  "loan-process": {
    leaf: "M20 130h34v-16h34V98h34V82h34V66h64M162 34l26-20 26 20M170 29v37M206 29v37",
    clay: "M34 130v-30M34 100l16 6-16 6M180 66V42h16v24M191 55v1M73.5 106a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM107.5 90a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM141.5 74a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  },
  "investment-basics": {
    leaf: "M44 130V62h52v68M20 130h200M58 78h6M76 78h6M58 94h6M76 94h6M58 110h6M76 110h6M112 130V98l26-20 26 20v32M130 130v-18h16v18M180 130v-28h24v28M188 112h8",
    clay: "M40 44l40-14 34 12 38-26 44 2M186 8l12 10-10 12",
  },
  "tips-tricks": {
    leaf: "M106 62a30 30 0 1 1-60 0 30 30 0 0 1 60 0zM88 62a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM106 62h102v18M190 62v14M172 62v10",
    clay: "M76 68c0 10 6 16 12 22M84 92l12-4 28 28-18 20-28-28zM97 104l10 14M95 117h1M109 105h1",
  },
};

/** A line drawing at the head of a chapter; decoration only. */
export function Illustration({ id }: { id: GuideSection }) {
  const { leaf, clay } = drawings[id];
  return (
    <svg className={styles.illustration} viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
      <path className={styles.leaf} d={leaf} />
      <path className={styles.clay} d={clay} />
    </svg>
  );
}
