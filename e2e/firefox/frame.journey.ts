import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inject } from "vitest";
import { at, expect, has, says, settings, testIn, type } from "./visitor.ts";

const test = testIn(settings.light);

test("an answer in a frame on another site has its height and answers what is typed", async ({
  visitor: { page },
}) => {
  const listing = `<!doctype html><title>Listing</title>
    <div data-ikhaya="loan" data-price="1950000" data-rate="10.75" data-term="20"></div>
    <script async src="${inject("site")}/embed.js"></script>`;
  const host = createServer((request, response) => {
    response.writeHead(request.url === "/listing" ? 200 : 404, { "content-type": "text/html" });
    response.end(listing);
  });
  await new Promise<void>((listening) => host.listen(0, listening));
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/listing`);
  const place = await page.waitForSelector("iframe");
  const frame = await place?.contentFrame();
  if (!place || !frame) throw new Error("There is no frame.");
  await says(frame, "main p strong", "R19 147");
  const spare = async () => {
    const inner = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    return (await place.evaluate((one) => one.clientHeight)) - inner;
  };
  await expect.poll(spare).toBe(0);
  await type(page, "Purchase Price (R)", "3900000", frame);
  await says(frame, "main p strong", /R38 29\d/);
  await expect.poll(spare).toBe(0);
  host.close();
  host.closeAllConnections();
  await page.goto(at("/embed/loan?price=1950000&rate=10.75&term=20"));
  await has(page, "Purchase Price (R)", "1,950,000");
});
