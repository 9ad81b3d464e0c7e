import { expect, type Locator, type Page } from '@playwright/test';

const MANY = 120;

/** The focused element, for messages, and whether its focus ring is visible. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: 'nothing', visible: false };
    // A card shows the focus ring of its link or radio, a box that of its field.
    const boxes = [at, at.parentElement, at.closest('label'), at.closest('article')].filter(
      (box) => box !== null,
    );
    const hasRing = boxes.some((box) =>
      /0px 0px 0px [2-9]px/.test(getComputedStyle(box).boxShadow),
    );
    // Headings focused after navigation, and the sandbox, have no ring.
    return {
      name: at.outerHTML.slice(0, 160),
      visible: hasRing || at.matches('#main, #sandbox, h1, h2'),
    };
  });

/** Keyboard actions. Each expects a visible focus ring. */
export function keyboard(page: Page) {
  const { keyboard: keys } = page;

  async function press(key: string) {
    await keys.press(key);
    if (!/Tab|Arrow/.test(key)) return;
    await expect(async () => {
      const { name, visible } = await readFocus(page);
      expect(visible, `focus is visible on ${name}`).toBe(true);
    }).toPass();
  }

  /** Presses Tab (or another key) until the element has focus. */
  async function reach(target: Locator, key = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < MANY; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    await expect(target, `after ${key} was pressed ${MANY} times`).toBeFocused();
  }

  async function activate(target: Locator, key = 'Enter') {
    await reach(target);
    await keys.press(key);
  }

  async function type(target: Locator, text: string) {
    await reach(target);
    await keys.press('ControlOrMeta+a');
    await keys.type(text);
  }
  return { press, reach, activate, type };
}
