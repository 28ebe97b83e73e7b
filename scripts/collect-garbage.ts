import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Loaded into a server before its own code (node --import): on SIGUSR2 it collects all garbage. */
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
process.on("SIGUSR2", () => collect());
