import { type ReactNode, useLayoutEffect, useState } from "react";
import { type EmbedName, embedHeights, embedNames, embedTitles } from "#contract/embed-frame.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { Chips } from "#web/components/chips/chips.tsx";
import { picturePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { inputClass, rowClasses, UnitFrame } from "#web/components/field/field.tsx";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { TextField } from "#web/components/text-field/text-field.tsx";
import { hueOf } from "./colour-hue.ts";
import { type EmbedSettings, embedAddress, frameCode, scriptCode } from "./embed-code.ts";
import styles from "./embed-maker.module.css";

type Chosen = {
  name: EmbedName;
  price: number;
  levy: number;
  rates: number;
  /** Nothing for our own. */
  hue?: number | undefined;
  scheme: (typeof schemes)[number]["value"];
  agent: string;
};

/** An example listing: the code is whole before anything is chosen. */
const start: Chosen = { name: "loan", price: 1_950_000, levy: 0, rates: 0, scheme: "auto", agent: "" };

/** What each answer tells a visitor. */
const tells: Readonly<Record<EmbedName, string>> = {
  loan: "The cost a month",
  "cash-needed": "Deposit and fees",
  affordability: "From an income",
  "rent-or-buy": "Which leaves more",
};

const answers = embedNames.map((value) => ({
  value,
  label: (
    <>
      {embedTitles[value]}
      <small>{tells[value]}</small>
    </>
  ),
}));

const schemes = [
  { value: "auto", label: "As their device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const ours = "165";
const swatches = (
  [
    [ours, "Our green"],
    ["261", "Blue"],
    ["25", "Red"],
    ["60", "Orange"],
    ["310", "Purple"],
  ] as const
).map(([value, name]) => ({
  value,
  label: (
    <svg viewBox="-14 -14 28 28" role="img" aria-label={name}>
      <circle r="14" fill={`oklch(from var(--leaf) l c ${value})`} />
      <path d="m-6 0 4 5 8-10" />
    </svg>
  ),
}));

const lettersAndDigits = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, "");

/** What was typed before the page was hydrated; a press on a choice waits for that. */
function typedEarly(): Partial<Chosen> {
  const early = new Map(takeEntered((name) => name.startsWith("embed-")));
  const agent = early.get("embed-agent");
  const colour = early.get("embed-colour");
  const amounts = (["price", "levy", "rates"] as const).flatMap((one) => {
    const typed = early.get(`embed-${one}`);
    return typed === undefined ? [] : [[one, Number(typed.replace(/\D/g, ""))]];
  });
  return {
    ...(agent && { agent: lettersAndDigits(agent) }),
    ...(colour && { hue: hueOf(colour) }),
    ...Object.fromEntries(amounts),
  };
}

const hasPrice = (name: EmbedName) => name !== "affordability";
const hasRunningCosts = (name: EmbedName) => name === "cash-needed" || name === "rent-or-buy";

const amount = (value: number) => (value > 0 ? String(value) : "");

function settingsOf({ name, price, levy, rates, hue, scheme, agent }: Chosen): EmbedSettings {
  return {
    ...(hasPrice(name) && { price: amount(price) }),
    ...(hasRunningCosts(name) && { levy: amount(levy), rates: amount(rates) }),
    hue: hue === undefined ? "" : String(hue),
    scheme: scheme === "auto" ? "" : scheme,
    agent,
  };
}

type MakerProps = Pick<SiteInfo, "siteUrl" | "email"> & {
  /** Below: what to do with the code. */
  children?: ReactNode;
};

/** An agent's own frame: chosen, seen under its price and copied. Without scripts the example can be copied. */
export function EmbedMaker({ siteUrl, email, children }: MakerProps) {
  const [chosen, setChosen] = useState(start);
  const change = (changed: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changed }));
  useLayoutEffect(() => setChosen((before) => ({ ...before, ...typedEarly() })), []);
  const { name, scheme } = chosen;
  const settings = settingsOf(chosen);
  const seen = useDebounced(embedAddress("", name, settings), picturePause);
  const code = frameCode(siteUrl, name, settings);
  return (
    <div className={styles.maker}>
      <div className={styles.says}>
        <MoneyField
          name="embed-price"
          label="Your listing says"
          value={chosen.price}
          onChange={(value) => change({ price: value })}
        />
      </div>
      <figure className={styles.preview}>
        <figcaption>Your buyer sees</figcaption>
        <iframe
          src={seen}
          height={Math.min(...embedHeights[name])}
          title={`Preview: ${embedTitles[name]}`}
          loading="lazy"
        />
      </figure>
      <div className={styles.choice}>
        <Chips
          name="embed-answer"
          className={styles.answers}
          legend="What your visitors see"
          options={answers}
          value={name}
          onChange={(value) => change({ name: value })}
        />
        {hasRunningCosts(name) && <RunningCosts chosen={chosen} onChange={change} />}
        <CopyButton name="frame" code={code} look="primary">
          Copy the code
        </CopyButton>
        <ol className={styles.steps}>
          <li>Copy the code: free, no sign-up</li>
          <li>
            <a href="#paste">Paste it into your page</a>
          </li>
          <li>
            <a href={mailOfSite(email)}>Send us your site’s address</a>: then it shows
          </li>
        </ol>
      </div>
      <section id="paste" className={styles.more}>
        <h2 className="visually-hidden">Your code</h2>
        <Disclosure summary="Your colour, light or dark, your reference">
          <div className={styles.code}>
            <ColourChoice hue={chosen.hue} onChange={(hue) => change({ hue })} />
            <Chips
              name="embed-scheme"
              legend="Light or dark"
              options={schemes}
              value={scheme}
              onChange={(value) => change({ scheme: value })}
            />
            <TextField
              name="embed-agent"
              label="Your reference (optional)"
              hint="Up to 40 letters and digits. It comes with each request for a call."
              maxLength={40}
              value={chosen.agent}
              onChange={(typed) => change({ agent: lettersAndDigits(typed) })}
            />
          </div>
        </Disclosure>
        <Disclosure summary="See the code, with a script or for Wix">
          <Code name="frame" label="Code for your page" code={code} />
          <Code
            name="script"
            label="With a script, always as high as its answer"
            copy="Copy the code with the script"
            code={scriptCode(siteUrl, name, settings)}
          />
          <Code
            name="address"
            label="The address alone, for Wix"
            copy="Copy the address"
            code={embedAddress(siteUrl, name, settings)}
          />
        </Disclosure>
        {children}
        <p>
          <a href={mailOf(code)}>Mail it to the person who builds your site</a>
        </p>
      </section>
    </div>
  );
}

type RunningCostsProps = { chosen: Chosen; onChange: (changed: Partial<Chosen>) => void };

/** What a listing says of its home besides the price. */
function RunningCosts({ chosen: { levy, rates }, onChange }: RunningCostsProps) {
  return (
    <div className={rowClasses.rows}>
      <MoneyField
        name="embed-levy"
        label="Levy a month"
        startsEmpty
        value={levy}
        onChange={(value) => onChange({ levy: value })}
      />
      <MoneyField
        name="embed-rates"
        label="Rates a month"
        startsEmpty
        value={rates}
        onChange={(value) => onChange({ rates: value })}
      />
    </div>
  );
}

const mailOfSite = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent("Widget for our site")}&body=${encodeURIComponent("Our site: https://www.")}`;

const mailOf = (code: string) =>
  `mailto:?subject=${encodeURIComponent("Code for our listing pages")}&body=${encodeURIComponent(
    `For each listing, with its own price:\n\n${code}\n`,
  )}`;

const colourHint = "embed-colour-hint";

type ColourProps = { hue: number | undefined; onChange: (hue: number | undefined) => void };

/** An agency's colour: only its hue is taken. Five to press, and the browser's own field for any other. */
function ColourChoice({ hue, onChange }: ColourProps) {
  const shown = hue === undefined ? ours : String(hue);
  return (
    <div className={styles.colours}>
      <Chips
        shown
        name="embed-hue"
        className={styles.chips}
        legend="Your colour"
        options={swatches}
        value={shown}
        onChange={(value) => onChange(value === ours ? undefined : Number(value))}
      />
      <UnitFrame>
        <input
          className={inputClass}
          name="embed-colour"
          type="color"
          aria-label="Any other colour"
          autoComplete="off"
          // The site's own green, as a colour field can say it.
          defaultValue="#095b41"
          aria-describedby={colourHint}
          onInput={(event) => onChange(hueOf(event.currentTarget.value))}
        />
      </UnitFrame>
      <p className={styles.hint} id={colourHint}>
        The square takes any colour. We use only its hue.
      </p>
    </div>
  );
}

type CopyProps = { name: string; code: string; look?: "primary"; children: string };

const codeId = (name: string) => `embed-code-${name}`;

/** Copies the code; where the browser refuses, the code is shown and marked, to copy by hand. */
function CopyButton({ name, code, look, children }: CopyProps) {
  const [copied, setCopied] = useState<string>();
  function mark() {
    const shown = document.querySelector<HTMLTextAreaElement>(`#${codeId(name)}`);
    shown?.closest("details")?.setAttribute("open", "");
    shown?.select();
  }
  return (
    <div className={styles.copy}>
      <Button
        {...(look && { look })}
        onClick={() => void navigator.clipboard.writeText(code).then(() => setCopied(code), mark)}
      >
        {children}
      </Button>
      <span role="status">{copied === code && "Copied."}</span>
    </div>
  );
}

type CodeProps = { name: string; label: string; code: string; copy?: string };

/** Code to read, and to copy by hand too. */
function Code({ name, label, code, copy }: CodeProps) {
  return (
    <div className={styles.code}>
      {copy && (
        <CopyButton name={name} code={code}>
          {copy}
        </CopyButton>
      )}
      <label htmlFor={codeId(name)}>{label}</label>
      <UnitFrame>
        <textarea
          className={inputClass}
          id={codeId(name)}
          readOnly
          rows={5}
          spellCheck={false}
          autoComplete="off"
          value={code}
        />
      </UnitFrame>
    </div>
  );
}
