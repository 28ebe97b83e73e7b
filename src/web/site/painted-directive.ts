import type { ClientDirective } from "astro";
import { nextTask } from "#web/components/later/next-task.ts";
import { afterPaint } from "./after-paint.ts";

/** `client:painted`: an island that wakes as soon as the page that the server rendered has been painted. */
const painted: ClientDirective = (load) => {
  afterPaint(async () => {
    const hydrate = await load();
    await nextTask();
    await hydrate();
  });
};

export default painted;
