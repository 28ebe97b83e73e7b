import type { ClientDirective } from "astro";
import { afterPaint } from "./after-paint.ts";

/** `client:painted`: an island that is hydrated once the page that the server rendered has been painted. */
const painted: ClientDirective = (load) => afterPaint(async () => (await load())());

export default painted;
