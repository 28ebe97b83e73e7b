import { embedNames, embedPath } from "../src/contract/embed-frame.ts";
import { expectNoViolations } from "./axe.ts";
import { expect, test } from "./site.ts";

const address = (path: string) => `${path}?price=1950000&rate=10.75&term=20&levy=2100&agent=TN12`;

for (const name of embedNames) {
  test(`the frame of ${name} is accessible, in light and dark and in any hue`, async ({ page }) => {
    await page.goto(address(embedPath(name)));
    await expectNoViolations(page);
    await page.goto(`${address(embedPath(name))}&scheme=dark&hue=300`);
    await expectNoViolations(page);
  });

  test(`the frame of ${name} weighs at most 90 kB before it is touched`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) =>
      sizes.push(request.sizes().then((of) => of.responseBodySize + of.responseHeadersSize)),
    );
    await page.goto(address(embedPath(name)), { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });
}

test("a frame can be used with the keyboard alone, and says its answer", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  // Why a bank quotes more is over the fields, and the curve over its field.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("slider", { name: "Purchase Price (R), slider" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Purchase Price (R)" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3900000");
  await expect(page.locator("main p strong").first()).toHaveText(/R38.29\d/);
});

test("a thumb of the example moves no field of a frame, and nothing of the example goes along with a call", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto(address("/embed/affordability"));
  const gross = page.getByRole("textbox", { name: "Gross Income (pm)" });
  const place = (await gross.boundingBox())!.y;
  await page.getByRole("slider", { name: "Net Income (pm), slider" }).press("ArrowRight");
  await expect(page.getByRole("textbox", { name: "Net Income (pm)" })).toHaveValue("24,000");
  await expect(gross).toHaveAttribute("placeholder", "30,638");
  await expect(gross).toHaveValue("");
  expect((await gross.boundingBox())!.y).toBeCloseTo(place, 1);
  const call = page.getByRole("link", { name: /^Ask for a call/ });
  await expect(call).not.toHaveAttribute("href", /loanAmount=/);
  await gross.fill("45000");
  await page.getByRole("textbox", { name: "Net Income (pm)" }).fill("34000");
  await expect(call).toHaveAttribute("href", /loanAmount=\d/);
});

test("a frame begins with its address, whatever was entered in another of the same tab", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  await page.getByRole("textbox", { name: "Purchase Price (R)" }).fill("3,900,000");
  await expect(page.locator("main p strong").first()).toHaveText(/R38.29\d/);
  await page.goto(address("/embed/loan"));
  await expect(page.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,950,000");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

for (const name of ["cash-needed", "rent-or-buy"] as const) {
  test(`levy and rates of a listing are in the answer of ${name}, before any script`, async ({
    page,
    request,
  }) => {
    const figure = async (query: string) => {
      const html = await (await request.get(`${embedPath(name)}?price=1950000${query}`)).text();
      return /<strong[^>]*><span>([^<]+)/.exec(html)?.[1];
    };
    expect(await figure("")).toMatch(/^R\d/);
    expect(await figure("&levy=2100")).not.toBe(await figure(""));
    expect(await figure("&rates=1400")).not.toBe(await figure(""));
    await page.goto(`${embedPath(name)}?price=1950000&levy=2100&rates=1400`);
    await page.getByText("More numbers").click();
    await expect(page.getByRole("textbox", { name: /^Levy a month/ })).toHaveValue("2,100");
    await expect(page.getByRole("textbox", { name: /^Rates a month/ })).toHaveValue("1,400");
  });
}

test("the numbers go along to our own page", async ({ page }) => {
  await page.goto(address("/embed/loan"));
  const [whole] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: /all figures and their dates/ }).click(),
  ]);
  await expect(whole.getByRole("textbox", { name: "Purchase Price (R)" })).toHaveValue("1,950,000");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who asks for a call sends the figures and the agent's reference along", async ({ page, context }) => {
    await page.goto(address("/embed/loan"));
    const [form] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: "Ask for a call" }).click(),
    ]);
    await expect(form.getByText("Your calculation is sent along")).toBeVisible();
    await expect(form.getByText("We will also say that the agent’s reference is TN12.")).toBeVisible();
    await expect(form.locator('input[name="agent"]')).toHaveValue("TN12");
    await expect(form.locator('input[name="currentCalculation.loanAmount"]')).toHaveValue("1950000");
  });

  test("agents can copy the example's code", async ({ page }) => {
    await page.goto("/for-agents");
    await page.getByText("See the code").click();
    await expect(page.getByRole("textbox", { name: "Code for your page" })).toHaveValue(
      /^<iframe src="http.+\/embed\/loan\?price=1950000" /,
    );
    await expect(page.getByRole("textbox", { name: "With a script" })).toHaveValue(/<script async src=/);
    await expect(page.getByRole("textbox", { name: "The address alone, for Wix" })).toHaveValue(
      /^http.+\/embed\/loan\?price=1950000$/,
    );
  });
});

test("an agent chooses, sees the frame, and copies the code of it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/for-agents");
  await expectNoViolations(page);
  await page.getByRole("radio", { name: "Cash you need to buy" }).click();
  await page.getByRole("textbox", { name: "Levy a month" }).fill("2,100");
  await page.getByText("Your colour, light or dark, your reference").click();
  await page.getByRole("textbox", { name: "Your reference" }).fill("TN-12!");
  await page.getByRole("radio", { name: "Dark" }).click();
  await page.getByLabel("Any other colour").fill("#003da5");
  const wanted = "/embed/cash-needed?price=1950000&levy=2100&hue=261&scheme=dark&agent=TN12";
  await expect(page.locator("iframe")).toHaveAttribute("src", wanted);
  await page.getByRole("button", { name: "Copy the code", exact: true }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(wanted.replaceAll("&", "&amp;"));
  // A grey has no hue: ours stays.
  await page.getByLabel("Any other colour").fill("#808080");
  await expect(page.locator("iframe")).toHaveAttribute("src", wanted.replace("&hue=261", ""));
  await page.getByRole("radio", { name: "Red" }).click();
  // What the listing says and what its buyer sees are one sentence.
  await page.getByRole("textbox", { name: "Your listing says" }).fill("2,400,000");
  await expect(page.locator("iframe")).toHaveAttribute("src", /price=2400000&levy=2100&hue=25&scheme=dark/);
  await expectNoViolations(page);
});

test("a phone's first screen has the price, what the buyer sees of it, and the four answers", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/for-agents");
  await expect(page.getByRole("textbox", { name: "Your listing says" })).toBeInViewport({ ratio: 1 });
  await expect(page.locator("iframe")).toBeInViewport({ ratio: 1 });
  for (const answer of await page.getByRole("radio", { name: /calculator|need|afford|Rent/ }).all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone each preview ends between its picture and its first field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/for-agents");
  for (const name of ["Home loan calculator", "Cash you need to buy", "What you can afford", "Rent or buy"]) {
    await page.getByRole("radio", { name }).click();
    await expect(page.locator(`iframe[title="Preview: ${name}"]`)).toBeVisible();
    const rest = () =>
      page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
        const inSight = (selector: string) =>
          [...frame.contentDocument!.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetHeight);
        const picture = inSight("input[type=range]")?.getBoundingClientRect().bottom ?? 0;
        const field = inSight("main label")?.getBoundingClientRect().top ?? 0;
        return { picture: frame.clientHeight >= picture, field: frame.clientHeight <= field };
      });
    await expect.poll(rest).toEqual({ picture: true, field: true });
  }
});

test("the preview is as high as its answer before anything is chosen, and after", async ({ page }) => {
  await page.goto("/for-agents");
  const spare = () =>
    page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
      const { height } = frame.contentDocument!.body.getBoundingClientRect();
      return frame.clientHeight - Math.ceil(height);
    });
  await expect.poll(spare).toBe(0);
  await page.getByRole("radio", { name: "Rent or buy" }).click();
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Rent or buy" })).toBeVisible();
  await expect.poll(spare).toBe(0);
});
