import { Facts, mailLink, phoneLink, webLink } from "./facts.tsx";
import { informationRegulator } from "./information-regulator.table.ts";

/** Where to complain; about privacy or about access to records, each has an address of its own. */
export function Regulator({ complaints }: { complaints: "privacyComplaints" | "accessComplaints" }) {
  const { site, address, phone, freePhone, email } = informationRegulator;
  return (
    <Facts
      facts={[
        ["Complaints", mailLink(informationRegulator[complaints])],
        ["Questions", mailLink(email)],
        ["Phone", phoneLink(phone)],
        ["Free call", phoneLink(freePhone)],
        ["Address", address],
        ["Website, with the forms", webLink(site)],
      ]}
    />
  );
}
