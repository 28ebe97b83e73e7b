/** A public page or document that sentences and figures of the site rest on. */
type Source = {
  title: string;
  publisher: string;
  url: string;
  /** The day on which what the site says was last compared with it. */
  checked: string;
};

/** Each outside source once, under the name by which chapters call it. */
export const sources = {
  "affordability-rules": {
    title: "How a lender checks what you can afford: National Credit Regulations, regulation 23A",
    publisher: "Acts Online",
    url: "https://www.acts.co.za/national-credit-act-2005/r489_23a__criteria_to_conduc.php",
    checked: "2026-11-22",
  },
  "alienation-of-land-act": {
    title: "The five-day cooling-off of the Alienation of Land Act, section 29A",
    publisher: "Snymans",
    url: "https://snymans.com/advice/sa-property-cooling-off-period-know-your-rights",
    checked: "2026-11-22",
  },
  "auction-arrears": {
    title: "Conveyancing and property auctions",
    publisher: "alattorneys.co.za",
    url: "https://alattorneys.co.za/conveyancing-and-property-auctions/",
    checked: "2026-11-22",
  },
  "auction-checks": {
    title: "What to check before you buy at an auction",
    publisher: "STBB",
    url: "https://stbb.co.za/thought-of-the-week-what-should-you-keep-in-mind-when-buying-property-on-auction/",
    checked: "2026-11-22",
  },
  "auction-costs": {
    title: "Purchasing property at auction",
    publisher: "Ghost Digest",
    url: "http://www.ghostdigest.com/articles/purchasing-property-at-auction/55071",
    checked: "2026-11-22",
  },
  "auction-sheriff": {
    title: "Rules and commission of a sheriff’s auctions",
    publisher: "sheriffcm.co.za",
    url: "https://sheriffcm.co.za/auctions",
    checked: "2026-11-22",
  },
  "auction-terms": {
    title: "How to buy at an auction: one auctioneer’s terms",
    publisher: "Marietjie Keet Auctioneers",
    url: "https://marietjiekeetauctioneers.co.za/buyingpropertyonauction",
    checked: "2026-11-22",
  },
  "cpa-cooling-off": {
    title: "Cooling-off after direct marketing: Consumer Protection Act, section 16",
    publisher: "Acts Online",
    url: "https://source.acts.co.za/consumer-protection-act-2008/16_consumer_s_right_to_cooling_off_period_after_direct_marketing.php",
    checked: "2026-11-22",
  },
  "credit-clearance": {
    title: "Clearance certificate after debt review: National Credit Act, section 71",
    publisher: "Acts Online",
    url: "http://acts.co.za/national-credit/71__removal_of_record_of_debt_adjustment_or_judgment.php",
    checked: "2026-11-22",
  },
  "credit-insurance": {
    title: "Choice of insurer: National Credit Act, section 106",
    publisher: "Acts Online",
    url: "https://source.acts.co.za/national-credit-act-2005/106__credit_insurance.php",
    checked: "2026-11-22",
  },
  "credit-quotation": {
    title: "The quotation and its five business days: National Credit Act, section 92",
    publisher: "Acts Online",
    url: "https://www.acts.co.za/national-credit-act-2005/92__pre_agreement_disclosure.php",
    checked: "2026-11-22",
  },
  "credit-records": {
    title: "How long a credit record is kept: National Credit Regulations, regulation 17",
    publisher: "Acts Online",
    url: "https://www.acts.co.za/national-credit-act-2005/r489_17__retention_periods_for_credit_bureau_information",
    checked: "2026-11-22",
  },
  "debt-review": {
    title: "No new credit under debt review: National Credit Act, section 88",
    publisher: "Acts Online",
    url: "http://www.acts.co.za/national-credit-act-2005/88__effect_of_debt_review_or_re_arrangement_order_or_agreement.php",
    checked: "2026-11-22",
  },
  "debt-review-flag": {
    title: "What a debt review clearance certificate (Form 19) does",
    publisher: "National Debt Advisors",
    url: "https://nationaldebtadvisors.co.za/debt-review-clearance-certificate/",
    checked: "2026-11-22",
  },
  "experian-scores": {
    title: "The bands of the Experian credit score",
    publisher: "Searche",
    url: "https://searche.co.za/what-are-the-experian-credit-score-ranges",
    checked: "2026-11-22",
  },
  "housing-act": {
    title: "Selling a subsidised home within eight years: Housing Act, section 10A",
    publisher: "Acts Online",
    url: "http://acts.co.za/housing-act-1997/10a_restriction_on_voluntary_sale_of_state_subsidised_housing.php",
    checked: "2026-11-22",
  },
  "initiation-fee": {
    title: "The most a bank may charge to set up a loan: National Credit Regulations, regulation 42",
    publisher: "Acts Online",
    url: "https://source.acts.co.za/national-credit-act-2005/r489_42__maximum_prescribed_interest_and_initiation_fees.php",
    checked: "2026-11-22",
  },
  "loan-documents": {
    title: "Documents for a home loan",
    publisher: "SA Home Loans",
    url: "https://www.sahomeloans.com/advice-centre/tools-and-downloads/documentation-requirements/",
    checked: "2026-11-22",
  },
  "municipal-systems-act": {
    title: "Rates clearance: Municipal Systems Act, section 118",
    publisher: "municipaldebt.co.za",
    url: "http://municipaldebt.co.za/section-118-1-section-118-3-of-the-municipal-systems-act-32-of-2000/",
    checked: "2026-11-22",
  },
  ncr: {
    title: "Know your credit status",
    publisher: "National Credit Regulator (NCR)",
    url: "http://ncr.org.za/2014-04-24-13-56-22/193-know-your-credit-status",
    checked: "2026-11-22",
  },
  nhbrc: {
    title: "Why a new home is enrolled, and its warranty",
    publisher: "National Home Builders Registration Council (NHBRC)",
    url: "https://www.nhbrc.org.za/why-enrol/",
    checked: "2026-11-22",
  },
  nhfc: {
    title: "First Home Finance",
    publisher: "National Housing Finance Corporation (NHFC)",
    url: "https://nhfc.co.za/finance-solutions/first-home-finance",
    checked: "2026-11-22",
  },
  "nhfc-brochure": {
    title: "First Home Finance brochure of September 2023, in a copy",
    publisher: "NHFC",
    url: "https://scribd.com/document/698402986/FHF-BROCHURE-Sep-2023",
    checked: "2026-11-22",
  },
  "non-resident-loans": {
    title: "Lending criteria for non-residents",
    publisher: "SA Home Loans",
    url: "https://www.sahomeloans.com/info-centre/news/lending-criteria-non-residents",
    checked: "2026-11-22",
  },
  "non-resident-permits": {
    title: "Loans for permanent and temporary residents",
    publisher: "IBN Immigration Solutions",
    url: "https://www.ibn.co.za/blog-and-news/apply-permanent-residence-south-africa/",
    checked: "2026-11-22",
  },
  "older-buyers": {
    title: "Buying a retirement home before it is too late",
    publisher: "Real Estate Investor",
    url: "https://www.rei.co.za/blog-posts/how-to-secure-your-dream-retirement-home-before-its-too-late",
    checked: "2026-11-22",
  },
  "ooba-score-bands": {
    title: "What is considered a good credit score",
    publisher: "ooba",
    url: "https://www.ooba.co.za/resources/what-is-a-good-credit-score/",
    checked: "2026-11-22",
  },
  "ooba-scores": {
    title: "What is a credit score?",
    publisher: "ooba",
    url: "https://www.ooba.co.za/resources/what-is-credit-score/",
    checked: "2026-11-22",
  },
  "pension-loans": {
    title: "Housing loans from a retirement fund",
    publisher: "Sanlam",
    url: "https://seb-news.sanlam.co.za/consultant-toolkit/?p=14818",
    checked: "2026-11-22",
  },
  "ppa-certificate": {
    title: "The Fidelity Fund Certificate: Property Practitioners Act, section 48",
    publisher: "Real Estate Partners",
    url: "https://realestatepartners.co.za/if-you-are-still-waiting-for-your-fidelity-fund-certificate-you-need-to-read-this-29-april-2022/",
    checked: "2026-11-22",
  },
  "ppa-disclosure": {
    title: "The seller’s disclosure form: Property Practitioners Act, section 67",
    publisher: "Cliffe Dekker Hofmeyr",
    url: "https://www.cliffedekkerhofmeyr.com/news/publications/2022/Practice/Corporate/combined-corporate-commercial-and-real-estate-law-alert-13-july-Part-1-The-Property-Practitioners-Act-unpacked-Mandatory-disclosure-forms.html",
    checked: "2026-11-22",
  },
  "ppra-cooling-off": {
    title: "Buying property: cooling-off period",
    publisher: "Property Practitioners Regulatory Authority (PPRA)",
    url: "https://theppra.org.za/article/buying_property_cooling_off_period2",
    checked: "2026-11-22",
  },
  "registration-steps": {
    title: "Registering a new bond: the steps and their time",
    publisher: "SA Home Loans",
    url: "https://www.sahomeloans.com/info-centre/bond-registration-process/registering-new-purchase-bond",
    checked: "2026-11-22",
  },
  "repossessed-homes": {
    title: "Thinking of buying a bank-repossessed property?",
    publisher: "SAFREA Chronicle",
    url: "https://safreachronicle.co.za/thinking-of-buying-bank-repossessed-property/",
    checked: "2026-11-22",
  },
  "reserve-bank": {
    title: "Decisions on the repo rate",
    publisher: "South African Reserve Bank",
    url: "https://www.resbank.co.za/",
    checked: "2026-11-21",
  },
  "sars-non-resident-seller": {
    title: "What the buyer must keep back when the seller lives abroad",
    publisher: "SARS",
    url: "https://www.sars.gov.za/guide-to-amounts-to-be-withheld-when-a-non-resident-sells-immovable-property-in-south-africa-sa",
    checked: "2026-11-22",
  },
  "sars-transfer-duty": {
    title: "Transfer duty: the rates of each year",
    publisher: "SARS",
    url: "https://www.sars.gov.za/tax-rates/transfer-duty/",
    checked: "2026-11-21",
  },
  "service-fee": {
    title: "The most a bank may charge each month: National Credit Regulations, regulation 44",
    publisher: "Acts Online",
    url: "https://source.acts.co.za/national-credit-act-2005/r489_44__maximum_service_fee.php",
    checked: "2026-11-22",
  },
  "subsidy-conditions": {
    title: "First Home Finance: what every first-time buyer should know",
    publisher: "Phoenix Bonds",
    url: "https://phoenixbonds.finance/Insights/entryid/2021/first-home-finance-flisp-what-every-first-time-buyer-should-know",
    checked: "2026-11-22",
  },
  "subsidy-timing": {
    title: "How First Home Finance can help",
    publisher: "SA Home Loans",
    url: "https://sahomeloans.com/bond-talk/how-first-home-finance-subsidy-can-help-buying-your-first-home",
    checked: "2026-11-22",
  },
  "suspensive-condition": {
    title: "Suspensive conditions in a deed of sale",
    publisher: "Visagie Vos",
    url: "https://visagievos.co.za/2016/09/16/suspensive-conditions-in-a-deed-of-sale-know-your-obligations/",
    checked: "2026-11-22",
  },
  "transunion-scores": {
    title: "Credit scores of each bureau",
    publisher: "Gauteng News",
    url: "https://gauteng.news/?p=62999",
    checked: "2026-11-22",
  },
  "variable-income": {
    title: "How banks view commission and overtime",
    publisher: "Phoenix Bonds",
    url: "https://phoenixbonds.finance/Insights/entryid/1976/how-banks-view-commission-and-overtime-when-you-apply-for-a-home-loan-in-south-africa",
    checked: "2026-11-22",
  },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
