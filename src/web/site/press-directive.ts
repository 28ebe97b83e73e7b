import type { ClientDirective } from "astro";

/**
 * `client:press`: an island sends no script until something in it is pressed. The first press wakes it and is
 * then played again, so that nobody has to press twice. Enter and Space on a button arrive as a press, too.
 */
const press: ClientDirective = (load, _options, island) => {
  async function wake(event: MouseEvent) {
    const pressed = event.target instanceof Element ? event.target.closest("button, a") : null;
    if (!(pressed instanceof HTMLElement)) return;
    event.preventDefault();
    event.stopPropagation();
    island.removeEventListener("click", wake, true);
    try {
      const hydrate = await load();
      await hydrate();
    } catch (error) {
      // The connection may be gone for a moment; the next press tries again.
      island.addEventListener("click", wake, true);
      throw error;
    }
    pressed.click();
  }
  island.addEventListener("click", wake, true);
};

export default press;
