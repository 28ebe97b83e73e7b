import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button, ButtonLink, OutboundLink } from "./button.tsx";

test("a button sends no form unless it is told to", async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Export</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await screen.getByRole("button", { name: "Export" }).click();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Send" }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test("a disabled button cannot be pressed", async () => {
  const screen = await render(<Button disabled>Send</Button>);
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("the three looks differ, and a class of one's own is added to them", async () => {
  const screen = await render(
    <>
      <Button look="primary">First</Button>
      <Button>Second</Button>
      <Button look="quiet" className="own">
        Third
      </Button>
    </>,
  );
  const ground = (name: string) => {
    const style = getComputedStyle(screen.getByRole("button", { name }).element());
    return `${style.backgroundColor} ${style.borderTopColor}`;
  };
  expect(new Set(["First", "Second", "Third"].map(ground)).size).toBe(3);
  await expect.element(screen.getByRole("button", { name: "Third" })).toHaveClass("own");
});

test("a link that looks like a button stays in this tab", async () => {
  const screen = await render(<ButtonLink href="/guide">Read the guide</ButtonLink>);
  const link = screen.getByRole("link", { name: "Read the guide" });
  await expect.element(link).toHaveAttribute("href", "/guide");
  await expect.element(link).not.toHaveAttribute("target");
});

test("a link out opens a new tab that cannot reach back, and says so to those who cannot see it", async () => {
  const screen = await render(<OutboundLink href="https://partner.example">Apply</OutboundLink>);
  const link = screen.getByRole("link", { name: "Apply (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://partner.example");
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener");
});

test("a link out may say more of itself", async () => {
  const screen = await render(
    <OutboundLink href="https://partner.example" rel="noopener sponsored" data-track-name="apply">
      Apply
    </OutboundLink>,
  );
  await expect.element(screen.getByRole("link")).toHaveAttribute("rel", "noopener sponsored");
  await expect.element(screen.getByRole("link")).toHaveAttribute("data-track-name", "apply");
});
