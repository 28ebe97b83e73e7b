import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type EmbedMessage, type EmbedName, embedNames, embedTitles } from "#contract/embed-frame.ts";
import { Button } from "#web/components/button/button.tsx";
import { ChoiceField } from "#web/components/choice-field/choice-field.tsx";
import { tablePause, useDebounced } from "#web/components/debounced/use-debounced.ts";
import { DigitsField } from "#web/components/digits-field/digits-field.tsx";
import { takeEntered } from "#web/components/kept/entered-early.ts";
import { MoneyField } from "#web/components/money-field/money-field.tsx";
import { TextField } from "#web/components/text-field/text-field.tsx";
import { type EmbedSettings, embedAddress, frameCode, scriptCode } from "./embed-code.ts";
import styles from "./embed-maker.module.css";

type Chosen = {
  name: EmbedName;
  price: number;
  levy: number;
  rates: number;
  hue: number;
  scheme: "auto" | "light" | "dark";
  agent: string;
};

/** The site's own green, in degrees. */
const ownHue = 165;

/** An example listing: the code is whole before anything is chosen. */
const start: Chosen = {
  name: "loan",
  price: 1_950_000,
  levy: 0,
  rates: 0,
  hue: ownHue,
  scheme: "auto",
  agent: "",
};

const schemes = [
  { value: "auto", label: "As the visitor’s device" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const lettersAndDigits = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, "");

/** What was chosen before the page was hydrated. */
function chosenEarly(): Partial<Chosen> {
  const early = new Map(takeEntered((name) => name.startsWith("embed-")));
  const name = embedNames.find((one) => one === early.get("embed-answer"));
  const scheme = schemes.find(({ value }) => value === early.get("embed-scheme"))?.value;
  const agent = early.get("embed-agent");
  const amounts = (["price", "levy", "rates", "hue"] as const).flatMap((one) => {
    const typed = early.get(`embed-${one}`);
    return typed === undefined ? [] : [[one, Number(typed.replace(/\D/g, ""))]];
  });
  return {
    ...(name && { name }),
    ...(scheme && { scheme }),
    ...(agent && { agent: lettersAndDigits(agent) }),
    ...Object.fromEntries(amounts),
  };
}

const hues = { min: 0, max: 360, step: 5, ticks: [0, 90, 180, 270, 360] };
const amount = (value: number) => (value > 0 ? String(value) : "");

function settingsOf({ name, price, levy, rates, hue, scheme, agent }: Chosen): EmbedSettings {
  const listing = name === "affordability" ? {} : { price: amount(price) };
  const running = name === "cash-needed" || name === "rent-or-buy";
  return {
    ...listing,
    ...(running && { levy: amount(levy), rates: amount(rates) }),
    hue: hue === ownHue ? "" : String(Math.min(hue, 360)),
    scheme: scheme === "auto" ? "" : scheme,
    agent,
  };
}

/** An agent's own frame: chosen at the left, seen and copied at the right. Without scripts the example can be copied. */
export function EmbedMaker({ siteUrl }: { siteUrl: string }) {
  const [chosen, setChosen] = useState(start);
  const change = (changed: Partial<Chosen>) => setChosen((before) => ({ ...before, ...changed }));
  useLayoutEffect(() => setChosen((before) => ({ ...before, ...chosenEarly() })), []);
  const { name } = chosen;
  const settings = settingsOf(chosen);
  const seen = useDebounced(embedAddress("", name, settings), tablePause);
  const running = name === "cash-needed" || name === "rent-or-buy";
  return (
    <div className={styles.maker}>
      <div className={styles.choices}>
        <ChoiceField
          name="embed-answer"
          label="Answer"
          autoComplete="off"
          choices={embedNames.map((value) => ({ value, label: embedTitles[value] }))}
          value={name}
          onChange={(value) => change({ name: value })}
        />
        {name !== "affordability" && (
          <MoneyField
            name="embed-price"
            label="Price of the listing"
            value={chosen.price}
            onChange={(price) => change({ price })}
          />
        )}
        {running && (
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
        <DigitsField
          name="embed-hue"
          label="Hue"
          unit="degrees"
          slider={hues}
          hint="Lightness stays ours, so that every colour can be read."
          value={chosen.hue}
          onChange={(hue) => change({ hue })}
        />
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
          label="Your reference"
          hint="Up to 40 letters and digits. It comes with each request for a call."
          maxLength={40}
          value={chosen.agent}
          onChange={(typed) => change({ agent: lettersAndDigits(typed) })}
        />
        <Code name="frame" label="Frame alone" code={frameCode(siteUrl, name, settings)} />
        <Code name="script" label="With the script" code={scriptCode(siteUrl, name, settings)} />
      </div>
      <Preview address={seen} title={embedTitles[name]} />
    </div>
  );
}

type CodeProps = { name: string; label: string; code: string };

/** Code to copy, by hand too. */
function Code({ name, label, code }: CodeProps) {
  const [copied, setCopied] = useState<string>();
  const id = `embed-code-${name}`;
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} readOnly rows={4} spellCheck={false} autoComplete="off" value={code} />
      <div className={styles.copy}>
        <Button
          look={name === "frame" ? "primary" : "secondary"}
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

/** The frame as a host shows it, as high as it asks for. */
function Preview({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function fit({ source, data }: MessageEvent<EmbedMessage>) {
      if (source === frame.current?.contentWindow && data.height > 0)
        frame.current.height = String(data.height);
    }
    addEventListener("message", fit);
    return () => removeEventListener("message", fit);
  }, []);
  return (
    <iframe ref={frame} className={styles.preview} src={address} title={`Preview: ${title}`} loading="lazy" />
  );
}
