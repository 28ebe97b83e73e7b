/** Every version of the privacy notice, newest first: its number, its day, and what changed for the reader. */
export const privacyVersions = [
  {
    version: 11,
    date: "2026-11-28",
    change: "Begins with what we have of you today, and with the way to say no to being counted.",
  },
  {
    version: 10,
    date: "2026-11-27",
    change:
      "What most people ask comes first, each question with its answer: what we keep, who gets it, how to see it or have it deleted, and how to say no to being counted.",
  },
  {
    version: 9,
    date: "2026-11-24",
    change:
      "Each part begins with a sentence that says what is in it, and what we get and who receives it come first. On a phone the parts open when you press them.",
  },
  {
    version: 8,
    date: "2026-11-24",
    change: "Begins with what we keep, who gets it and how to have it deleted.",
  },
  {
    version: 7,
    date: "2026-11-24",
    change:
      "Our answers may be shown on other sites. We count how often, by the site’s name. A request that begins there says which site and which agent it comes from, and the partner gets both.",
  },
  {
    version: 6,
    date: "2026-11-24",
    change:
      "A contact request says which of our pages it comes from. The partner may tell us what became of it, and we note that with it.",
  },
  {
    version: 5,
    date: "2026-11-23",
    change:
      "Says which details are not given yet, what protects data abroad, on which ground we use information, what we do if it gets into the wrong hands, and what holds for children and decisions by programs. Usage analytics count the value of the fields in the tools and the guide as well, and what you search for among the articles. What others who buy with you earn and owe is left out.",
  },
  {
    version: 4,
    date: "2026-11-23",
    change:
      "What you enter in the guide’s examples, and your answers on the subsidy for first homes, stay in your browser until you close the tab, like the numbers of the calculators.",
  },
  {
    version: 3,
    date: "2026-11-22",
    change: "A contact form also asks at which time of day a call suits you; the answer goes to the partner.",
  },
  {
    version: 2,
    date: "2026-11-22",
    change:
      "Says more: who is responsible, who handles the data, how to reach the Information Regulator, and all that is kept in the browser in one table. Offers by e-mail and by phone have a box each.",
  },
  { version: 1, date: "2026-11-21", change: "The first version." },
] as const;
