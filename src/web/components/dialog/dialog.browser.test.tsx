import { type ComponentProps, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog } from "#web/components/alert-dialog/alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";

type PageProps = Partial<ComponentProps<typeof Dialog>> & { stays?: boolean };

/** A page with a button that opens a dialog; `stays` is an owner who does not let it go. */
function Page({ onClose, stays, ...rest }: PageProps) {
  const [open, setOpen] = useState(false);
  function close() {
    onClose?.();
    if (!stays) setOpen(false);
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Contact us
      </button>
      {open && (
        <Dialog title="Get better rates" onClose={close} {...rest}>
          <form>
            <input aria-label="Name" />
          </form>
          <button type="button" onClick={close}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
}

async function renderPage(props: PageProps = {}) {
  const onClose = vi.fn<() => void>();
  const screen = await render(<Page onClose={onClose} {...props} />);
  const opener = screen.getByRole("button", { name: "Contact us" });
  const dialog = screen.getByRole("dialog", { name: "Get better rates", includeHidden: true });
  return { screen, opener, dialog, onClose };
}

/** The browser's word that a dialog is closed, which comes after the dialog has gone. */
const closed = (dialog: Locator) =>
  new Promise((resolve) => dialog.element().addEventListener("close", resolve, { once: true }));

test("a dialog opens over a page that can no longer be reached, with the focus inside", async () => {
  const { screen, opener, dialog } = await renderPage();
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  opener.element().focus();
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("a dialog that is closed gives the focus back to the button that opened it", async () => {
  const { screen, opener, dialog, onClose } = await renderPage();
  await opener.click();
  const word = closed(dialog);
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await word;
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape asks the owner once, and the dialog goes when the owner lets it", async () => {
  const { opener, dialog, onClose } = await renderPage();
  await opener.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("Escape asks each time, and the dialog stays while the owner keeps it", async () => {
  const { opener, dialog, onClose } = await renderPage({ stays: true });
  await opener.click();
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  expect(onClose).toHaveBeenCalledTimes(3);
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().matches(":modal")).toBe(true);
});

test("a phone's Back asks as Escape does", async () => {
  const { opener, dialog, onClose } = await renderPage({ stays: true });
  await opener.click();
  const cancel = new Event("cancel", { cancelable: true });
  dialog.element().dispatchEvent(cancel);
  expect(cancel.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
  await expect.element(dialog).toBeVisible();
});

test("a dialog that is busy says so, and opens again when the browser closes it", async () => {
  const { opener, dialog, onClose } = await renderPage({ busy: true });
  await opener.click();
  await expect.element(dialog).toHaveAttribute("aria-busy", "true");
  const element = dialog.element() as HTMLDialogElement;
  const word = closed(dialog);
  element.close();
  await word;
  await expect.element(dialog).toBeVisible();
  expect(element.matches(":modal")).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test("a dialog that is not busy is gone when the browser closes it", async () => {
  const { opener, dialog, onClose } = await renderPage();
  await opener.click();
  (dialog.element() as HTMLDialogElement).close();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test("a sheet is closed at its top too, unless it is busy, and what is to be filled in has the focus", async () => {
  const { screen, opener, dialog, onClose } = await renderPage({ sheet: true });
  await opener.click();
  await expect.element(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
  await screen.rerender(<Page sheet busy />);
  await opener.click();
  await expect.element(screen.getByRole("button", { name: "Close" })).toBeDisabled();
});

test("Back closes a sheet, unless it is busy, and another way leaves the page's own place in the history", async () => {
  const hasOwnPlace = () => Boolean(history.state?.sheet);
  const { screen, opener, dialog, onClose } = await renderPage({ sheet: true });
  await opener.click();
  await expect.poll(hasOwnPlace).toBe(true);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(hasOwnPlace()).toBe(false);
  await opener.click();
  await expect.poll(hasOwnPlace).toBe(true);
  const close = screen.getByRole("button", { name: "Close" });
  // Opened again before the history is back, it stays.
  flushSync(() => (close.element() as HTMLElement).click());
  (opener.element() as HTMLElement).click();
  await expect.element(dialog).toBeVisible();
  await expect.poll(hasOwnPlace).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(2);
  await close.click();
  await expect.poll(hasOwnPlace).toBe(false);
  await screen.rerender(<Page sheet busy onClose={onClose} />);
  await opener.click();
  await expect.poll(hasOwnPlace).toBe(true);
  history.back();
  await expect.poll(hasOwnPlace).toBe(false);
  await expect.element(dialog).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(3);
});

test("the focus goes where the owner wants it, when the opener is no longer the right place", async () => {
  function PageWithAnswer() {
    const answer = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <Page returnTo={answer} />
        <h2 ref={answer} tabIndex={-1}>
          Thank you
        </h2>
      </>
    );
  }
  const screen = await render(<PageWithAnswer />);
  await screen.getByRole("button", { name: "Contact us" }).click();
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByRole("heading", { name: "Thank you" })).toHaveFocus();
});

test("two dialogs that go at once leave the focus with the opener of the first", async () => {
  function PageWithTwo() {
    const [open, setOpen] = useState<"none" | "form" | "both">("none");
    return (
      <>
        <button type="button" onClick={() => setOpen("form")}>
          Contact us
        </button>
        {open !== "none" && (
          <Dialog title="Get better rates" onClose={() => setOpen("none")}>
            <button type="button" onClick={() => setOpen("both")}>
              Send
            </button>
          </Dialog>
        )}
        {open === "both" && (
          <AlertDialog title="Sent" message="We have it." onClose={() => setOpen("none")} />
        )}
      </>
    );
  }
  const screen = await render(<PageWithTwo />);
  await screen.getByRole("button", { name: "Contact us" }).click();
  await screen.getByRole("button", { name: "Send" }).click();
  await screen.getByRole("button", { name: "OK" }).click();
  await expect.element(screen.getByRole("dialog", { includeHidden: true })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Contact us" })).toHaveFocus();
});
