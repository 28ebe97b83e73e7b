import type { GuideSection } from "#web/site/addresses.ts";

type GlossaryEntry = {
  /** As it is written inside a sentence. */
  name: string;
  /** Other names and short forms of the same thing. */
  also?: readonly string[];
  /** What it means, in one phrase that goes on from "A bond is …": small first letter, no full stop. */
  meaning: string;
  /** The chapter that says more. */
  section?: GuideSection;
};

/** The words of the trade, each with its one explanation: the glossary and the chapters' notes read it here. */
export const glossary: readonly GlossaryEntry[] = [
  {
    name: "access bond",
    also: ["flexi bond"],
    meaning: "a home loan from which you can draw again what you paid in over and above your instalments",
    section: "tips-tricks",
  },
  {
    name: "accrual",
    meaning:
      "the growth of a couple’s property during the marriage, which some antenuptial contracts share between them at its end",
  },
  {
    name: "addendum",
    meaning: "a page added to a signed agreement that changes it, and that both sides sign",
  },
  {
    name: "affordability assessment",
    meaning:
      "the check that a bank must do by law, of your income against your debts and living costs, before it lends to you",
    section: "financial-preparation",
  },
  {
    name: "agent’s commission",
    also: ["commission"],
    meaning: "the estate agent’s fee for the sale, usually a percentage of the price that the seller pays",
  },
  {
    name: "amortisation",
    also: ["amortization"],
    meaning: "paying off a loan in regular instalments, of which less and less is interest",
  },
  {
    name: "antenuptial contract",
    also: ["ANC"],
    meaning: "a contract made before the wedding that keeps the spouses’ property apart",
    section: "financial-preparation",
  },
  {
    name: "arrears",
    meaning: "instalments, rates or levies that should have been paid already and were not",
  },
  {
    name: "balloon payment",
    meaning: "a large last payment left at the end of a loan so that the instalments before it are smaller",
  },
  {
    name: "basis point",
    meaning: "one hundredth of a percentage point, so that 25 basis points are a quarter of a percent",
  },
  {
    name: "beetle certificate",
    also: ["entomologist’s certificate"],
    meaning:
      "a report that a home’s accessible wood is free of certain insects, usual in coastal areas though no law asks for it",
    section: "loan-process",
  },
  {
    name: "body corporate",
    meaning: "all the owners in a sectional title scheme together, who run it and collect its levies",
    section: "getting-started",
  },
  {
    name: "bond",
    also: ["mortgage bond", "mortgage"],
    meaning:
      "the right over your home that the bank registers as security for its loan, and in daily speech the home loan itself",
    section: "loan-process",
  },
  {
    name: "bond attorney",
    also: ["registering attorney"],
    meaning: "the conveyancer, chosen by your bank and paid by you, who registers your bond",
    section: "understanding-costs",
  },
  {
    name: "bond cancellation",
    meaning:
      "removing the seller’s bond from the deeds office’s register when the loan behind it is paid off, which the seller pays for",
    section: "understanding-costs",
  },
  {
    name: "bond originator",
    also: ["originator", "mortgage originator"],
    meaning:
      "a firm that sends your one application to several banks, compares their offers and is paid by the bank that lends",
    section: "loan-process",
  },
  {
    name: "bond registration",
    meaning: "recording the bank’s bond over your home at the deeds office, on the same day as the transfer",
    section: "understanding-costs",
  },
  {
    name: "breach",
    meaning: "not doing what you agreed to do, or not by the agreed day",
  },
  {
    name: "bridging finance",
    meaning: "a short and expensive loan against money that a sale will pay out once it is registered",
    section: "understanding-costs",
  },
  {
    name: "building loan",
    meaning: "a home loan for building that the bank pays out in parts as the work goes on",
  },
  {
    name: "buy-to-let",
    meaning: "buying a home to rent it out",
    section: "investment-basics",
  },
  {
    name: "cancellation attorney",
    meaning:
      "the conveyancer, chosen by the seller’s bank and paid by the seller, who cancels the seller’s bond",
    section: "loan-process",
  },
  {
    name: "capital gain",
    meaning: "the selling price less what the property cost you to buy, improve and sell",
    section: "investment-basics",
  },
  {
    name: "capital gains tax",
    also: ["CGT"],
    meaning: "the part of your income tax that is due on the profit from selling property",
    section: "investment-basics",
  },
  {
    name: "certificate of compliance",
    also: ["compliance certificate", "COC"],
    meaning: "a registered person’s statement that the wiring, gas or another installation is safe",
    section: "loan-process",
  },
  {
    name: "clawback",
    meaning: "a clause that makes you pay back a benefit if you leave early",
    section: "tips-tricks",
  },
  {
    name: "CMA",
    also: ["comparative market analysis"],
    meaning: "a list of what similar homes nearby really sold for, and when",
    section: "tips-tricks",
  },
  {
    name: "common property",
    meaning: "the land, roofs, stairs and gardens of a scheme, which all its owners own together",
  },
  {
    name: "community of property",
    meaning:
      "a marriage in which the couple own everything and owe everything together, which is what applies without an antenuptial contract",
    section: "financial-preparation",
  },
  {
    name: "concession",
    also: ["rate concession"],
    meaning: "the number of percentage points by which a bank’s rate for you is below prime",
  },
  {
    name: "conduct rules",
    meaning: "a scheme’s rules for daily life, such as pets, noise, parking and renting out",
  },
  {
    name: "Consumer Protection Act",
    also: ["CPA"],
    meaning: "the law that protects people who buy from a business, and so some who buy a home from one",
  },
  {
    name: "conveyancer",
    also: ["conveyancing attorney"],
    meaning: "an attorney with an extra qualification to register property at the deeds office",
    section: "loan-process",
  },
  {
    name: "cooling-off period",
    meaning:
      "a few days after signing in which some buyers may cancel without giving a reason; most home buyers have none",
    section: "loan-process",
  },
  {
    name: "credit bureau",
    meaning: "a company that keeps records of how people pay their debts and sells them to lenders",
    section: "financial-preparation",
  },
  {
    name: "credit life insurance",
    meaning: "cover that pays off a debt if you die, and often also if you are disabled or lose your job",
  },
  {
    name: "credit score",
    meaning:
      "a number worked out from how you have paid your debts, which tells a lender how likely you are to pay",
    section: "financial-preparation",
  },
  {
    name: "CSOS",
    also: ["Community Schemes Ombud Service"],
    meaning: "the public office that settles disputes in complexes and estates at little cost",
  },
  {
    name: "debt review",
    also: ["debt counselling"],
    meaning:
      "a process under the National Credit Act in which a debt counsellor rearranges your debts and you may take no new credit",
  },
  {
    name: "debt-service ratio",
    also: ["DSR"],
    meaning: "the share of your income that goes to repaying debt",
    section: "financial-preparation",
  },
  {
    name: "deed of sale",
    also: ["sale agreement", "deed of alienation"],
    meaning:
      "the signed written agreement by which a property is sold, which an accepted offer to purchase is too",
  },
  {
    name: "deeds office",
    also: ["deeds registry"],
    meaning: "the state office that keeps the register of who owns which property",
    section: "loan-process",
  },
  {
    name: "deposit",
    meaning: "the part of the price that you pay from your own money, held in trust until registration",
    section: "financial-preparation",
  },
  {
    name: "disbursements",
    meaning: "what an attorney spends for you and claims back, such as searches, postage and certificates",
    section: "understanding-costs",
  },
  {
    name: "disclosure form",
    also: ["mandatory disclosure form", "property condition report"],
    meaning:
      "the list of known defects that the seller signs, and that must be attached to the agreement when an agent is involved",
    section: "tips-tricks",
  },
  {
    name: "discretionary income",
    meaning: "the money that remains each month after tax, debts and living costs",
    section: "financial-preparation",
  },
  {
    name: "draw",
    also: ["progress payment"],
    meaning: "a part of a building loan that the bank pays out once the work for it is done",
  },
  {
    name: "effective rate",
    meaning: "what a yearly rate comes to once interest on interest within the year is counted",
  },
  {
    name: "encroachment",
    meaning: "a wall or a building that stretches over the boundary onto a neighbour’s land",
  },
  {
    name: "equity",
    meaning: "what your home is worth less what you still owe on it",
    section: "investment-basics",
  },
  {
    name: "erf",
    also: ["plot", "stand"],
    meaning: "a numbered piece of land in a town, as the deeds office registers it",
  },
  {
    name: "exclusive use area",
    meaning: "a part of the common property, such as a garden or parking bay, that only one owner may use",
  },
  {
    name: "FICA",
    also: ["Financial Intelligence Centre Act"],
    meaning:
      "the law that makes banks, attorneys and agents check who their clients are and where their money comes from",
    section: "loan-process",
  },
  {
    name: "Fidelity Fund Certificate",
    also: ["FFC"],
    meaning: "the licence that an estate agent needs, without which the agent may not be paid",
    section: "getting-started",
  },
  {
    name: "First Home Finance",
    also: ["FLISP"],
    meaning: "a government subsidy that helps households with modest incomes to buy a first home",
    section: "getting-started",
  },
  {
    name: "fixed rate",
    meaning: "an interest rate that stays the same for an agreed time, whatever prime does",
  },
  {
    name: "fixtures",
    also: ["fixtures and fittings"],
    meaning: "what is attached to the home for good, such as built-in cupboards, and so is sold with it",
  },
  {
    name: "Form 19",
    also: ["clearance certificate (Form 19)"],
    meaning: "the debt counsellor’s proof that debt review is over",
    section: "financial-preparation",
  },
  {
    name: "freehold",
    also: ["full title"],
    meaning: "ownership of the land and everything built on it",
    section: "getting-started",
  },
  {
    name: "further advance",
    also: ["re-advance"],
    meaning: "more money lent on the home loan that you already have",
    section: "tips-tricks",
  },
  {
    name: "grant",
    also: ["bond grant", "final approval"],
    meaning: "the bank’s final yes to a loan for one particular home, in writing",
    section: "loan-process",
  },
  {
    name: "gross income",
    meaning: "your pay before tax and other deductions",
    section: "financial-preparation",
  },
  {
    name: "gross yield",
    meaning: "a year’s rent divided by the price, before any cost",
    section: "investment-basics",
  },
  {
    name: "guarantee",
    also: ["bank guarantee"],
    meaning: "a bank’s written promise to pay the price on the day of registration",
    section: "loan-process",
  },
  {
    name: "homeowners’ association",
    also: ["HOA", "home owners’ association"],
    meaning: "the body that runs an estate of freehold homes, to which every owner belongs and pays a levy",
    section: "getting-started",
  },
  {
    name: "initiation fee",
    meaning: "the bank’s once-off fee for setting up a loan, which the National Credit Act limits",
    section: "understanding-costs",
  },
  {
    name: "instalment",
    also: ["repayment"],
    meaning: "what you pay the bank each month: interest first, and the rest off the loan",
    section: "financial-preparation",
  },
  {
    name: "interim interest",
    meaning: "interest for the days between registration and the start of your first full month",
  },
  {
    name: "joint application",
    meaning: "two or more people applying together, each of whom owes the whole loan",
    section: "financial-preparation",
  },
  {
    name: "judgment",
    also: ["default judgment"],
    meaning: "a court’s order that you must pay a debt, which shows on your credit record",
    section: "financial-preparation",
  },
  {
    name: "latent defects",
    meaning: "hidden faults, such as a leaking pipe inside a wall",
    section: "tips-tricks",
  },
  {
    name: "Legal Practitioners Fidelity Fund",
    meaning: "a fund that pays clients back when an attorney steals money from a trust account",
  },
  {
    name: "levy",
    meaning: "the monthly charge that owners in a complex pay for insurance, upkeep and savings",
    section: "getting-started",
  },
  {
    name: "levy clearance certificate",
    meaning:
      "proof from the body corporate that a unit’s levies are paid, without which it cannot be transferred",
    section: "understanding-costs",
  },
  {
    name: "lien",
    meaning: "a builder’s right to keep the building until the work is paid for",
  },
  {
    name: "loan to value",
    also: ["LTV", "loan-to-value"],
    meaning: "the loan as a percentage of the home’s value, so that R900 000 on a home of R1 000 000 is 90%",
    section: "loan-process",
  },
  {
    name: "lodgement",
    meaning: "handing in all the deeds at the deeds office, which then examines them",
    section: "loan-process",
  },
  {
    name: "mandate",
    also: ["sole mandate"],
    meaning: "the seller’s written instruction to an agent to sell the home",
  },
  {
    name: "National Credit Act",
    also: ["NCA"],
    meaning: "the law that limits what lenders may charge and makes them check that you can afford a loan",
    section: "loan-process",
  },
  {
    name: "NCR",
    also: ["National Credit Regulator"],
    meaning: "the public body that registers lenders and takes complaints about them",
  },
  {
    name: "negative equity",
    meaning: "owing more on a home than it would sell for",
    section: "investment-basics",
  },
  {
    name: "net yield",
    meaning: "what is left of a year’s rent after all costs except the loan, divided by the price",
    section: "investment-basics",
  },
  {
    name: "NHBRC",
    also: ["National Home Builders Registration Council"],
    meaning: "the council that registers home builders, and with which every new home must be enrolled",
  },
  {
    name: "ninety-day notice",
    also: ["notice period", "90-day notice"],
    meaning:
      "the three months’ warning that many banks want before you settle a loan, or else extra interest",
    section: "tips-tricks",
  },
  {
    name: "nominal rate",
    meaning: "the yearly rate that a bank quotes, of which it charges one twelfth a month",
  },
  {
    name: "non-resident",
    meaning: "a person or firm whose home is in another country, for tax or for the rules on foreign money",
  },
  {
    name: "notarial bond",
    meaning: "a bond over things that can be moved, such as vehicles or machines, and not over land",
  },
  {
    name: "occupation date",
    meaning: "the day from which the buyer may live in the home, which need not be the day of registration",
    section: "loan-process",
  },
  {
    name: "occupational rent",
    also: ["occupational interest"],
    meaning: "what one side pays for living in a home that is, or has become, the other side’s",
    section: "understanding-costs",
  },
  {
    name: "off-plan",
    meaning: "bought from drawings, before the home is built",
  },
  {
    name: "offer to purchase",
    also: ["OTP"],
    meaning: "your written offer for a home, which is a binding sale once the seller has signed it too",
    section: "loan-process",
  },
  {
    name: "PAIA",
    also: ["Promotion of Access to Information Act"],
    meaning: "the law by which you may ask to see records that a public body or a business holds",
  },
  {
    name: "participation bond",
    meaning: "a large loan on property that many small investors fund together",
  },
  {
    name: "participation quota",
    also: ["PQ"],
    meaning: "your section’s share of a scheme, usually by floor area, which sets your share of the levies",
    section: "getting-started",
  },
  {
    name: "patent defects",
    meaning: "faults that you can see in an ordinary inspection, such as a cracked wall",
    section: "tips-tricks",
  },
  {
    name: "payment holiday",
    meaning: "months in which the bank lets you pay nothing, while interest is added to what you owe",
  },
  {
    name: "POPIA",
    also: ["Protection of Personal Information Act"],
    meaning: "the law on what others may do with your personal information",
  },
  {
    name: "PPRA",
    also: ["Property Practitioners Regulatory Authority"],
    meaning: "the public body that licenses estate agents and takes complaints about them",
  },
  {
    name: "pre-approval",
    meaning: "a bank’s first opinion of what it may lend you, before it has seen a home; not a promise",
    section: "loan-process",
  },
  {
    name: "prequalification",
    also: ["pre-qualification"],
    meaning: "a first sum on your own figures, which nobody has checked yet",
    section: "loan-process",
  },
  {
    name: "primary residence",
    also: ["main home"],
    meaning: "the home in which you yourself usually live",
    section: "investment-basics",
  },
  {
    name: "prime",
    also: ["prime rate", "prime lending rate"],
    meaning: "the rate from which banks price their loans, 3.5 percentage points above the repo rate",
    section: "financial-preparation",
  },
  {
    name: "prime-linked",
    also: ["variable rate", "linked rate"],
    meaning: "set as prime plus or minus a margin, so that your rate moves whenever prime moves",
    section: "tips-tricks",
  },
  {
    name: "principal",
    also: ["capital"],
    meaning: "the part of a loan that you still owe, without interest",
  },
  {
    name: "pro forma account",
    meaning: "a bill in advance that lists what you will have to pay",
    section: "understanding-costs",
  },
  {
    name: "pro rata",
    meaning: "in proportion, for example rates for 10 days of a month of 30 days: one third",
    section: "understanding-costs",
  },
  {
    name: "property practitioner",
    also: ["estate agent"],
    meaning: "the law’s name for estate agents and others who are paid to help sell, let or finance property",
    section: "getting-started",
  },
  {
    name: "quotation",
    also: ["pre-agreement statement"],
    meaning: "the bank’s written statement of a loan’s amount, rate, term, fees and total cost",
    section: "loan-process",
  },
  {
    name: "rates",
    also: ["municipal rates", "property rates"],
    meaning: "the municipality’s monthly tax on property, worked out on its own valuation",
    section: "understanding-costs",
  },
  {
    name: "rates clearance certificate",
    also: ["clearance certificate"],
    meaning: "proof from the municipality that the charges on a property for the last two years are paid",
    section: "understanding-costs",
  },
  {
    name: "refinancing",
    meaning: "replacing your home loan with a new one, at the same bank or another",
    section: "tips-tricks",
  },
  {
    name: "registration",
    meaning: "the moment at which the deeds office records you as the owner and your bank’s bond",
    section: "loan-process",
  },
  {
    name: "repo rate",
    also: ["SARB policy rate"],
    meaning: "the rate at which the Reserve Bank lends to banks, which moves what they charge you",
    section: "financial-preparation",
  },
  {
    name: "repossession",
    also: ["sale in execution", "repossessed home"],
    meaning: "a bank’s way, through a court, to have a home sold when its loan is not paid",
  },
  {
    name: "reserve fund",
    meaning: "a scheme’s savings for large repairs, which by law it must build up",
    section: "getting-started",
  },
  {
    name: "ring-fence",
    also: ["ringfence"],
    meaning:
      "keep a loss apart, so that it counts only against later profit of the same kind and not your salary",
    section: "investment-basics",
  },
  {
    name: "section 129 letter",
    also: ["section 129 notice"],
    meaning:
      "the letter that a bank must send you, naming ways to get help, before it may go to court over arrears",
  },
  {
    name: "sectional title",
    meaning: "ownership of one unit in a scheme, with a share of the land and buildings that all owners use",
    section: "getting-started",
  },
  {
    name: "sequestration",
    meaning: "a court’s order that hands over a person’s property to be sold for their debts",
  },
  {
    name: "service fee",
    also: ["monthly service fee"],
    meaning: "what the bank charges each month for keeping your loan account, on top of the instalment",
    section: "understanding-costs",
  },
  {
    name: "servitude",
    meaning:
      "a registered right of somebody else over your land, for example to lay a pipe or to drive across",
  },
  {
    name: "settlement",
    also: ["early settlement"],
    meaning: "paying off all that you owe on a loan before its end",
    section: "tips-tricks",
  },
  {
    name: "snag list",
    meaning: "the faults in a new home that the buyer writes down for the builder to repair",
  },
  {
    name: "special levy",
    also: ["special contribution"],
    meaning: "an extra charge to all owners for something unforeseen, for example a new roof",
    section: "getting-started",
  },
  {
    name: "suretyship",
    also: ["surety"],
    meaning: "a promise to pay somebody else’s debt if they do not",
  },
  {
    name: "suspensive condition",
    also: ["bond clause", "condition precedent"],
    meaning:
      "a term that holds the sale back until something happens, and ends it if that does not happen in time",
    section: "loan-process",
  },
  {
    name: "switching",
    meaning: "moving your home loan to another bank: the old bond is cancelled and a new one registered",
    section: "tips-tricks",
  },
  {
    name: "term",
    also: ["loan term", "repayment term"],
    meaning: "the time over which a loan is repaid, usually 20 or 30 years",
    section: "financial-preparation",
  },
  {
    name: "title deed",
    meaning: "the document that proves who owns a property, which the bank keeps until the bond is paid off",
    section: "loan-process",
  },
  {
    name: "transfer",
    meaning: "putting the property into the buyer’s name at the deeds office",
    section: "loan-process",
  },
  {
    name: "transfer duty",
    meaning: "a tax that the buyer of a property pays to SARS, worked out on a sliding scale of the price",
    section: "understanding-costs",
  },
  {
    name: "transferring attorney",
    also: ["transfer attorney"],
    meaning:
      "the conveyancer, usually chosen by the seller and paid by the buyer, who puts the home in the buyer’s name",
    section: "understanding-costs",
  },
  {
    name: "trust account",
    meaning: "a bank account in which an attorney or agent keeps clients’ money apart from their own",
  },
  {
    name: "usufruct",
    meaning: "the right to live in or use a property for life while somebody else owns it",
  },
  {
    name: "vacancy",
    meaning: "the time in which a rental home has no tenant and earns nothing",
    section: "investment-basics",
  },
  {
    name: "valuation",
    meaning: "a valuer’s opinion of what a home would sell for, on which the bank bases its loan",
    section: "loan-process",
  },
  {
    name: "VAT vendor",
    meaning:
      "a business registered for VAT; buying from one in its business, you pay VAT and no transfer duty",
    section: "understanding-costs",
  },
  {
    name: "voetstoots",
    meaning:
      "sold as it is, so that the buyer accepts the faults that can be seen and hidden ones the seller did not know of",
    section: "tips-tricks",
  },
  {
    name: "zoning",
    meaning: "the municipality’s rule for what a piece of land may be used for",
  },
];
