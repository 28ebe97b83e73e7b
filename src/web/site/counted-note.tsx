import { links } from "./addresses.ts";

/** Below fields for incomes: that what is entered is counted, and the way to say no. */
export function CountedNote({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      What you enter is counted without your name. <a href={`${links.privacy}#opt-out`}>Say no</a>
    </p>
  );
}
