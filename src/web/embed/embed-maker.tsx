import { useLayoutEffect, useState } from "react";
import { type EmbedName, embedHeights, embedNames, embedTitles } from "#contract/embed-frame.ts";
import type { SiteInfo } from "#contract/page-context.ts";
import { Button } from "#web/components/button/button.tsx";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { picturePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { Disclosure } from "#web/components/disclosure/disclosure.tsx";
import { describedBy, Field } from "#web/components/field/field.tsx";
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
  colour: string;
  /** Of the colour; nothing for our own. */
  hue?: number | undefined;
  scheme: "auto" | "light" | "dark";
  agent: string;
};

/** An example listing: the code is whole before anything is chosen. */
const start: Chosen = {
  name: "loan",
  price: 1_950_000,
  levy: 0,
  rates: 0,
  // The site's own green, as a colour field can say it.
  colour: "#095b41",
  scheme: "auto",
  agent: "",
};

const schemes = [
  { value: "auto", label: "As the visitor’s device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const lettersAndDigits = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, "");
const inColour = (colour: string) => ({ colour, hue: colour === start.colour ? undefined : hueOf(colour) });

/** What was chosen before the page was hydrated. */
function chosenEarly(): Partial<Chosen> {
  const early = new Map(takeEntered((name) => name.startsWith("embed-")));
  const name = embedNames.find((one) => one === early.get("embed-answer"));
  const scheme = schemes.find(({ value }) => value === early.get("embed-scheme"))?.value;
  const agent = early.get("embed-agent");
  const colour = early.get("embed-colour");
  const amounts = (["price", "levy", "rates"] as const).flatMap((one) => {
    const typed = early.get(`embed-${one}`);
    return typed === undefined ? [] : [[one, Number(typed.replace(/\D/g, ""))]];
  });
  return {
    ...(name && { name }),
    ...(scheme && { scheme }),
    ...(agent && { agent: lettersAndDigits(agent) }),
    ...(colour && inColour(colour)),
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

/** An agent's own frame: chosen, seen and copied. Without scripts the example can be copied. */
export function EmbedMaker({ siteUrl, email }: Pick<SiteInfo, "siteUrl" | "email">) {
  const [chosen, setChosen] = useState(start);
  const change = (changed: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changed }));
  useLayoutEffect(() => setChosen((before) => ({ ...before, ...chosenEarly() })), []);
  const { name } = chosen;
  const settings = settingsOf(chosen);
  const seen = useDebounced(embedAddress("", name, settings), picturePause);
  const code = frameCode(siteUrl, name, settings);
  return (
    <div className={styles.maker}>
      <section className={styles.choices}>
        <h2>1. Choose what your visitors see</h2>
        <ChoiceField
          name="embed-answer"
          label="Answer"
          autoComplete="off"
          choices={embedNames.map((value) => ({ value, label: embedTitles[value] }))}
          value={name}
          onChange={(value) => change({ name: value })}
        />
        {hasPrice(name) && (
          <MoneyField
            name="embed-price"
            label="Price of the listing"
            value={chosen.price}
            onChange={(price) => change({ price })}
          />
        )}
        {hasRunningCosts(name) && (
          <>
            <MoneyField
              name="embed-levy"
              label="Levy a month"
              startsEmpty
              value={chosen.levy}
              onChange={(levy) => change({ levy })}
            />
            <MoneyField
              name="embed-rates"
              label="Rates a month"
              startsEmpty
              value={chosen.rates}
              onChange={(rates) => change({ rates })}
            />
          </>
        )}
        <Disclosure summary="Your colour, light or dark, your reference">
          <div className={styles.choices}>
            <ColourField value={chosen.colour} onChange={(colour) => change(inColour(colour))} />
            <ChoiceField
              name="embed-scheme"
              label="Light or dark"
              autoComplete="off"
              choices={schemes}
              value={chosen.scheme}
              onChange={(scheme) => change({ scheme })}
            />
            <TextField
              name="embed-agent"
              label="Your reference (optional)"
              hint="Your name or branch, up to 40 letters and digits. It comes with each request for a call."
              maxLength={40}
              value={chosen.agent}
              onChange={(typed) => change({ agent: lettersAndDigits(typed) })}
            />
          </div>
        </Disclosure>
      </section>
      {/* The page has the script of host pages, which gives this frame its height too. */}
      <div className={styles.preview}>
        <iframe
          src={seen}
          height={Math.min(...embedHeights[name])}
          title={`Preview: ${embedTitles[name]}`}
          loading="lazy"
        />
      </div>
      <section className={styles.codes}>
        <h2>2. Tell us your site</h2>
        <p>
          It does not show on a site that is not on our list. Write to <a href={mailOfSite(email)}>{email}</a>{" "}
          with your site’s address.
        </p>
        <h2>3. Copy the code</h2>
        <Code name="frame" label="Code for your page" code={code} look="primary" />
        <p>
          <a href={mailOf(code)}>Mail it to the person who builds your site</a>
        </p>
        <div>
          <Disclosure summary="With a script, always as high as its answer">
            <Code name="script" label="Code with the script" code={scriptCode(siteUrl, name, settings)} />
          </Disclosure>
          <Disclosure summary="The address alone, for Wix">
            <Code name="address" label="Address" code={embedAddress(siteUrl, name, settings)} />
          </Disclosure>
        </div>
      </section>
    </div>
  );
}

const mailOfSite = (email: string) =>
  `mailto:${email}?subject=${encodeURIComponent("Widget for our site")}&body=${encodeURIComponent("Our site: https://www.")}`;

const mailOf = (code: string) =>
  `mailto:?subject=${encodeURIComponent("Code for our listing pages")}&body=${encodeURIComponent(
    `Please put this into our listing pages, with each listing’s own price after price=\n\n${code}\n`,
  )}`;

/** An agency's colour: only its hue is taken. */
function ColourField({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const id = "field-embed-colour";
  const hint = "We take its hue. How light it is stays ours, so that everything can be read.";
  return (
    <Field id={id} label="Your colour" hint={hint}>
      <input
        id={id}
        name="embed-colour"
        className={styles.colour}
        type="color"
        autoComplete="off"
        value={value}
        aria-describedby={describedBy(id, hint, undefined)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}

type CodeProps = { name: string; label: string; code: string; look?: "primary" };

/** Code to copy, by hand too. */
function Code({ name, label, code, look }: CodeProps) {
  const [copied, setCopied] = useState<string>();
  const id = `embed-code-${name}`;
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={4} spellCheck={false} autoComplete="off" value={code} />
      <div className={styles.copy}>
        <Button
          {...(look && { look })}
          onClick={() =>
            void navigator.clipboard.writeText(code).then(
              () => setCopied(code),
              () => document.querySelector<HTMLTextAreaElement>(`#${id}`)?.select(),
            )
          }
        >
          Copy<span className="visually-hidden"> {label}</span>
        </Button>
        <span role="status">{copied === code && "Copied."}</span>
      </div>
    </div>
  );
}
