import { expect, test } from "vitest";
import { encodingFor } from "./encoding.ts";

test.for([
  [undefined, "identity"],
  ["gzip, deflate, br", "br"],
  ["GZIP", "gzip"],
  ["br;q=0", "identity"],
  ["br;q=0.0, gzip;q=0.1", "gzip"],
  ["br;q=0.001", "br"],
  ["brotli, xgzip", "identity"],
] as const)("for %s the encoding is %s", ([accepted, encoding]) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
