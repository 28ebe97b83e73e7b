import { links } from "#web/site/addresses.ts";

/** On which ground personal information is used, how it is kept safe, and of children and programs. */
export function SafeguardsPart() {
  return (
    <>
      <p>
        We use a contact request because you agreed when you sent it, and analytics because we have a
        legitimate interest in seeing how the site is used (section 11 of POPIA).
      </p>
      <p>
        How we keep it safe is in our <a href={links.paia}>access to information manual</a>. If somebody may
        have got at your information without leave, we tell the Information Regulator and you (section 22).
      </p>
      <p>
        The site is for adults. If you are under 18, do not send a form; we do not knowingly collect from
        children.
      </p>
      <p>
        No program here makes a decision about you. A form that looks as if a program had sent it may have to
        wait until a person has looked at it.
      </p>
    </>
  );
}
