const person = (x: number, y: number) =>
  `M${x - 6} ${y}a6 6 0 1 1 12 0a6 6 0 1 1-12 0M${x - 11} ${y + 22}c0-9 4-13 11-13s11 4 11 13`;

/** The strokes of a drawing, 160 by 110: what is there in leaf, what to notice in clay; and what it shows, in words. */
type DrawingStrokes = { leaf: string; clay: string; words: string };

export const drawings = {
  ownership: {
    leaf: "M10 34h34v48H10zM16 44h22M16 52h22M52 58h6M64 58h6M76 58h6M92 46l28-18 28 18zM97 46v36M111 46v36M129 46v36M143 46v36M90 82h60",
    clay: "M16 72c4-7 6 4 10-2s6 3 10 0M120 28V8h17l-5 5 5 5h-17",
    words: "A signed paper on the left, and a line that leads to the deeds office, where the flag is.",
  },
  people: {
    leaf: `M60 60 80 44l20 16M65 56v22h30V56${person(22, 14)}${person(138, 14)}${person(22, 72)}${person(138, 72)}M38 30l20 14M122 30l-20 14M38 82l22-8M122 82l-22-8`,
    clay: `${person(80, 62)}`,
    words:
      "A house with you at its door and four other people around it, each joined to the house by a line.",
  },
  titles: {
    leaf: "M10 100V66l26-22 26 22v34M30 100V82h12v18M4 100h66M92 100V16h56v84M84 100h72M102 28h12v12h-12zM128 28h12v12h-12zM102 52h12v12h-12zM102 76h12v12h-12zM128 76h12v12h-12z",
    clay: "M2 100V88M72 100V88M2 92h8M64 92h8M128 52h12v12h-12z",
    words: "A house inside its own fence, next to a block of flats in which one window is marked.",
  },
  viewing: {
    leaf: "M18 98V50l44-36 44 36v48M6 98h124M48 98V72h22v26M28 60h14v14H28z",
    clay: "M92 56l-6 8 7 6-6 9M110 68a20 20 0 1 1-40 0 20 20 0 0 1 40 0zM104 83l26 22",
    words: "A house whose wall has a crack, seen through a magnifying glass.",
  },
  condition: {
    leaf: "M30 20h100v82H30zM30 40h100M52 12v16M108 12v16M46 56h6M68 56h6M90 56h6M112 56h6M46 72h6M68 72h6M112 72h6M46 88h6M68 88h6M90 88h6",
    clay: "M105 72a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM89 72l3 3 5-6",
    words: "A calendar in which one day is circled.",
  },
  offer: {
    leaf: "M40 6h64l16 16v84H40zM104 6v16h16M66 36h40M66 54h40M66 72h40M66 90h24",
    clay: "M48 36l4 4 7-8M48 54l4 4 7-8M48 72l4 4 7-8",
    words: "A document with a list on which three lines are ticked and the last one is open.",
  },
  certificates: {
    leaf: "M22 28 10 58h10l-4 24 16-34H22zM62 28c8 12 13 22 13 31a13 13 0 0 1-26 0c0-9 5-19 13-31zM100 26c2 11 14 18 14 34a14 14 0 0 1-28 0c0-8 4-12 6-17 2 4 4 6 6 6 2-7 0-14 2-23z",
    clay: "M151 60c0 9-5 16-12 16s-12-7-12-16 5-16 12-16 12 7 12 16zM139 44v32M133 45c0-8 12-8 12 0M127 54l-7-4M127 66l-7 4M151 54l7-4M151 66l7 4",
    words: "A spark, a drop of water, a flame, and a beetle, which is marked.",
  },
  couple: {
    leaf: `M10 44 80 8l70 36M22 38v64M138 38v64M10 102h140${person(50, 66)}${person(110, 66)}`,
    clay: "M69 60h22v30H69zM74 68h12M74 75h12M74 82h7",
    words: "Two people under one roof, with a contract between them.",
  },
  valuation: {
    leaf: "M14 100h132M32 100V24h34v76M96 100V46h34v54",
    clay: "M96 40v-4M96 30v-6h6M108 24h6M120 24h10v6M130 36v4M140 24v22M136 24h8M136 46h8",
    words: "Two columns, the price and the bank’s lower value. The gap between them is marked.",
  },
  building: {
    leaf: "M14 100h132M44 62h72v38H44zM44 75h72M44 88h72M62 62v13M90 62v13M76 75v13M104 75v13M58 88v12M88 88v12",
    clay: "M32 66l8-7M48 52l8-7M64 38l16-14 16 14M104 45l8 7M120 59l8 7",
    words: "Brick walls of a new house. Its roof is only a dotted line so far.",
  },
  negotiation: {
    leaf: "M16 12h48v28H38l-9 10V40H16zM96 12h48v28h-13v10l-9-10H96zM14 84h132M80 78v12M104 78v12M128 78v12",
    clay: "M40 84V60h16l-5 5 5 5H40M26 22h28M26 30h18",
    words:
      "Two people’s speech bubbles over a line of prices. A flag marks the price at which you walk away.",
  },
  switching: {
    leaf: "M8 42l24-16 24 16zM12 42v30M24 42v30M40 42v30M52 42v30M6 72h52M104 42l24-16 24 16zM108 42v30M120 42v30M136 42v30M148 42v30M102 72h52",
    clay: "M66 52h28M86 44l8 8-8 8M88 88a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM80 84v8",
    words: "An arrow from one bank to another, with a coin under it.",
  },
  notice: {
    leaf: "M8 40h44v32H8zM8 40l22 18 22-18M58 56h12M78 40h20v32H78zM78 50h20M104 40h20v32h-20zM104 50h20M130 40h20v32h-20zM130 50h20",
    clay: "M140 40V18h14l-4 5 4 5h-14M84 61h8M110 61h8M136 61h8",
    words: "A letter, and after it three months of a calendar with a flag at their end.",
  },
  hidden: {
    leaf: "M48 28h64v46H48zM57 37h46v28H57zM57 60l14-11 11 8 8-6 13 9M80 10 62 28M80 10l18 18M10 106h140",
    clay: "M88 74l-7 9 8 7-6 9 4 7M48 48l-11 6 4 8-10 7",
    words: "A picture on a wall, with the ends of a crack coming out from behind it.",
  },
  inspection: {
    leaf: "M22 100V50l58-38 58 38v50M10 100h140M66 82h28l-4 18H70z",
    clay: "M80 26v8M80 44c5 7 7 11 7 15a7 7 0 0 1-14 0c0-4 2-8 7-15zM116 66c-5 3-5 9 0 12s5 9 0 12M126 66c-5 3-5 9 0 12s5 9 0 12",
    words: "Inside a house a drop falls from the roof into a bucket. There is damp on the wall.",
  },
  papers: {
    leaf: "M14 10h60v90H14zM24 26h40M24 38h40M24 50h26M96 40h40l14 40h-44zM116 40l12 40M101 53h39M105 67h40M126 80v20M112 100h28",
    clay: "M54 74a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM40 82l-3 16 8-5 8 5-3-16",
    words: "A title deed with a seal, and a solar panel.",
  },
  arrears: {
    leaf: "M10 44h30v15h28v15h28v15h28v15h28",
    clay: `${person(25, 20)}M40 16l7-6M42 22h9`,
    words: "A staircase that goes down. You are on the highest step, with a phone.",
  },
  score: {
    leaf: "M22 92a58 58 0 0 1 116 0M38 92a42 42 0 0 1 84 0M39 51l11 11M121 51 110 62M80 34v16M10 100h140",
    clay: "M80 92l27-36M86 92a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
    words: "A dial whose hand points past the middle.",
  },
  rise: {
    leaf: "M14 100h132M34 100V52h30v48M96 100V52h30v48M96 52h30",
    clay: "M96 46V28h30v18M111 20V6M104 13l7-7 7 7",
    words: "Two columns, the instalment today and at a higher rate. What comes on top is marked.",
  },
  rent: {
    leaf: "M14 100V22h46v78M6 100h148M24 34h8M42 34h8M24 50h8M42 50h8M24 66h8M42 66h8M31 100V82h12v18M114 28a30 30 0 0 1 0 60",
    clay: "M114 28a30 30 0 0 0 0 60zM114 40 92 62M114 54 97 71M114 68l-9 9",
    words: "A block of flats, and a coin of which only one half is filled.",
  },
  place: {
    leaf: "M10 34l46-16 48 16 46-16v66l-46 16-48-16-46 16zM56 18v66M104 34v66M10 62l46-14M104 66l46-16",
    clay: "M80 78C70 64 63 57 63 46a17 17 0 1 1 34 0c0 11-7 18-17 32zM87 46a7 7 0 1 1-14 0 7 7 0 0 1 14 0z",
    words: "A map of streets with a pin in it.",
  },
} as const satisfies Record<string, DrawingStrokes>;

export type DrawingName = keyof typeof drawings;
