import { afterEach, expect, test, vi } from "vitest";
import { keepForSession, keptForSession } from "./session-text.ts";

const place = "session-text";

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.removeItem(place);
});

test("a text is kept exactly, until it is deleted", () => {
  expect(keptForSession(place)).toBeUndefined();
  keepForSession(place, "price=1&name=a%26b");
  expect(keptForSession(place)).toBe("price=1&name=a%26b");
  keepForSession(place, "");
  expect(keptForSession(place)).toBeUndefined();
});

test("a browser that refuses its storage keeps nothing, and nothing breaks", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  keepForSession(place, "price=1");
  expect(keptForSession(place)).toBeUndefined();
});
