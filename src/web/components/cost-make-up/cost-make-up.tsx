import { picture } from "#web/components/picture/picture.tsx";

/** What the costs of a purchase are made of. */
export const CostMakeUp = picture(async () => (await import("./cost-bars.tsx")).CostBars);
