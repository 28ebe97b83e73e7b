import { createContext, useContext } from "react";
import type { Entered, ToolFields, ToolValue } from "./tool-fields.ts";

type ToolPageContext = {
  fields: ToolFields;
  values: Readonly<Record<string, ToolValue>>;
  /** What each field would have if nothing were entered. */
  defaults: Readonly<Record<string, ToolValue>>;
  entered: Entered;
  enter: (values: Entered) => void;
  forget: (name: string) => void;
  /** Takes a place out of a list; the later ones move down. */
  removePlace: (list: string, place: number) => void;
};

export const ToolPageContext = createContext<ToolPageContext | null>(null);

/** The tool of the page, for its fields. */
export function useToolOfPage(): ToolPageContext {
  const context = useContext(ToolPageContext);
  if (!context) throw new Error("A field of a tool needs its page around it.");
  return context;
}
