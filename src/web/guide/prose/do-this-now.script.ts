/** Prints the list of things to do alone; the styles leave out the rest of the page. */
document.querySelector("button[data-print-list]")?.addEventListener("click", () => {
  const { dataset } = document.documentElement;
  dataset.printList = "";
  // Not every phone says when it has printed; the next touch of the page does.
  for (const end of ["afterprint", "pointerdown"])
    addEventListener(end, () => delete dataset.printList, { once: true });
  print();
});
