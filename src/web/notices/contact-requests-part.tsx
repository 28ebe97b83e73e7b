import type { SiteInfo } from "#contract/page-context.ts";
import { recipientNames } from "#contract/recipients.ts";
import { keptDays } from "#web/lead-form/kept-leads.ts";
import { partnerTitle } from "#web/site/partner-title.ts";

/** What a contact form collects, what for, and what happens without it. */
export function ContactRequestsPart({ site }: { site: SiteInfo }) {
  const others = recipientNames(site).filter((name) => name !== site.partnerName);
  return (
    <>
      <p>
        Only when you send a contact form do we collect from you, and from nobody else, what you typed into
        it:
      </p>
      <ul>
        <li>your first name, last name, e-mail address and phone number;</li>
        <li>the kind of loan that you ask about, and the time of day at which a call suits you;</li>
        <li>
          from some calculators the figures you were working with: the loan, its rate and term, an extra
          payment and what it would save, and your present lender, rate and balance if you give them;
        </li>
        <li>
          when you sent it and from which of our pages, the words that you agreed to, and which boxes for
          offers you ticked;
        </li>
        <li>
          if you came from one of our answers on another site: that site’s name, without the page, and the
          reference of its agent.
        </li>
      </ul>
      <p>
        The purpose is that {others.length > 0 && "the partner that the form names calls you back. That is "}
        {site.partnerName}, a {partnerTitle(site)}
        {others.map((name) => `, or ${name}, a ${partnerTitle({})}`)}
        {others.length > 0 ? "." : ", calls you back."} It may pay us for your request; you pay nothing.
        Sending a form is up to you, and no law asks you to. Without it nobody can call you, and nothing else
        changes.
      </p>
      <p>
        {others.length > 0 ? "It" : site.partnerName} may tell us what became of your request: whether it
        reached you, and whether you applied for a loan, got one and registered it. We note that with your
        request, and what we ourselves did about it, to see that those who ask are called and which of our
        pages help. Our figures on this name nobody.
      </p>
      <p>
        A request for a call is not a consent to marketing. Offers by e-mail and offers by phone have a box
        each, and neither is ticked for you.
      </p>
      <p>
        If there is no connection when you send a form, we ask whether to keep the request on your device
        until there is one. Only if you say yes is it kept, in your own browser, with all that you entered and
        the figures that the form shows. Anybody who uses this browser can read it. It is deleted once it is
        sent, when you delete it, or after {keptDays} days.
      </p>
      <p>
        To keep programs out, our server counts for a day, in its memory, how many requests come from one
        network, and looks at how the request was sent. It keeps no internet address with it.
      </p>
      <p>We keep a request, with what became of it, for {site.leadRetentionMonths} months, then erase it.</p>
    </>
  );
}
