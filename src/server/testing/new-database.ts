import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a test file gets a database of its own: see shared-postgres.ts. */
    sharedPostgres: string;
  }
}

/** A database of its own, with all tables, on the PostgreSQL that the run's test files share. */
export async function newDatabase(): Promise<string> {
  const response = await fetch(inject("sharedPostgres"));
  const text = await response.text();
  if (!response.ok) throw new Error(`No PostgreSQL for the tests: ${text}`);
  return text;
}
