import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { Hit } from "./hit.ts";

const agency = "https://www.agency.co.za";
let app: FastifyInstance;
let hits: Hit[];

beforeEach(async () => {
  hits = [];
  app = await buildApp({
    config: readConfig({ SITE_URL: "https://ikhaya.example", EMBED_ORIGINS: agency }),
    pages: (_request, response) => void response.end("<p>An answer</p>"),
    assets: mkdtempSync(join(tmpdir(), "ikhaya-assets-")),
    acceptLead: () => Promise.reject(new Error("Nothing is stored.")),
    recordHit: async (hit) => void hits.push(hit),
  });
});
afterEach(() => app.close());

const browser = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
const open = (url: string, headers = {}) =>
  app.inject({
    url,
    headers: {
      "user-agent": browser,
      "sec-fetch-dest": "iframe",
      referer: `${agency}/listing/12?client=thandi@example.com`,
      cookie: "x=1",
      ...headers,
    },
  });

test("a framed answer counts by its host's origin, and nothing of the visitor is kept", async () => {
  const { headers } = await open("/embed/loan?price=1950000&agent=TN12");
  await open("/embed/loan?price=1950000&agent=TN12", { "if-none-match": headers.etag });
  expect(headers).not.toHaveProperty("set-cookie");
  expect(hits).toHaveLength(2);
  expect(hits[0]).toEqual({
    table: "analytics_actions",
    row: {
      sent_at: expect.any(String),
      action: "framed_answer",
      data: { answer: "loan", host: agency },
      user_agent: "",
      url: "https://ikhaya.example/embed/loan",
      bot: false,
    },
  });
});

test.for([
  ["who objects by Do Not Track", "/embed/loan", { dnt: "1" }],
  ["who objects by Global Privacy Control", "/embed/loan", { "sec-gpc": "1" }],
  ["a page that is opened by itself", "/embed/loan", { "sec-fetch-dest": "document" }],
  ["our own preview", "/embed/loan", { referer: "https://ikhaya.example/for-agents" }],
  ["a host that is not on the list", "/embed/loan", { referer: "https://stranger.example/" }],
  ["what a browser fetches ahead", "/embed/loan", { "sec-purpose": "prefetch" }],
  ["another page", "/privacy", {}],
] as const)("%s is not counted", async ([, url, headers]) => {
  await open(url, headers);
  expect(hits).toEqual([]);
});

test("a host that keeps its address to itself is known by what its script says", async () => {
  await open(`/embed/cash-needed?host=${encodeURIComponent(agency)}`, { referer: "" });
  expect(hits[0]?.row).toMatchObject({ data: { answer: "cash-needed", host: agency } });
});
