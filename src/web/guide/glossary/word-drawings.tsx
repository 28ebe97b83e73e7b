import type { ReactNode } from "react";
import { Lines } from "../drawings/drawing.tsx";
import { Illustration } from "../illustration/illustration.tsx";

/** The drawings of what a buyer meets first, by its words. */
export const wordDrawings: Readonly<Record<string, ReactNode>> = {
  bond: <Lines of="ownership" />,
  deposit: <Illustration id="financial-preparation" />,
  "transfer duty": <Illustration id="understanding-costs" />,
  prime: <Lines of="rise" />,
  "offer to purchase": <Lines of="offer" />,
};
