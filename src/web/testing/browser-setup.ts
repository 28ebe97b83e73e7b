import "#web/styles/tokens.css";
import "#web/styles/base.css";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { cleanup } from "vitest-browser-react";

const errors = vi.spyOn(console, "error");

beforeEach(() => {
  errors.mockClear();
});

// React tells the console of what it finds wrong: no test passes over it.
afterEach(async () => {
  await cleanup();
  expect(errors.mock.calls).toEqual([]);
});
