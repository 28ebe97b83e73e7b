import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog } from "./alert-dialog.tsx";

const message = { title: "Not sent", message: "Check the number of your phone." };

test("the message is an alert with a name, described by its words, the focus on its one button", async () => {
  const screen = await render(<AlertDialog {...message} onClose={() => {}} />);
  const alert = screen.getByRole("alertdialog", { name: "Not sent" });
  await expect.element(alert).toHaveAccessibleDescription("Check the number of your phone.");
  expect(alert.element().matches(":modal")).toBe(true);
  await expect.element(alert.getByRole("button", { name: "OK" })).toHaveFocus();
});

test("the button means that the message was read, and so does Escape", async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(<AlertDialog {...message} onClose={onClose} />);
  await screen.getByRole("button", { name: "OK" }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("the focus goes afterwards to the field that the message is about", async () => {
  function Form() {
    const field = useRef<HTMLInputElement>(null);
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Phone" ref={field} />
        <button type="button" onClick={() => setOpen(true)}>
          Send
        </button>
        {open && <AlertDialog {...message} onClose={() => setOpen(false)} returnTo={field} />}
      </>
    );
  }
  const screen = await render(<Form />);
  await screen.getByRole("button", { name: "Send" }).click();
  await screen.getByRole("button", { name: "OK" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Phone" })).toHaveFocus();
});
