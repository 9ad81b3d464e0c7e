import { expect, type Locator, type Page } from '@playwright/test';

const MANY = 120;

/** Where the keyboard is: a name for messages, and whether that can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: 'nothing', visible: false };
    // A card draws the ring of its link or radio, a box that of its field.
    const drawn = [at, at.parentElement, at.closest('label'), at.closest('article')].filter(
      (box) => box !== null,
    );
    const ringed = drawn.some((box) => /0px 0px 0px [2-9]px/.test(getComputedStyle(box).boxShadow));
    // Where a page begins, and the tool beside the shop, have no ring of the shop's.
    return {
      name: at.outerHTML.slice(0, 160),
      visible: ringed || at.matches('#main, #sandbox, h1, h2'),
    };
  });

/** Ways through a page that never touch a mouse; wherever they pass, focus can be seen. */
export function keyboard(page: Page) {
  const { keyboard: keys } = page;

  async function press(key: string) {
    await keys.press(key);
    if (!/Tab|Arrow/.test(key)) return;
    await expect(async () => {
      const { name, visible } = await focused(page);
      expect(visible, `focus can be seen on ${name}`).toBe(true);
    }).toPass({ timeout: 2000 });
  }

  /** Presses Tab (or another key) until the element has focus. */
  async function reach(target: Locator, key = 'Tab') {
    await expect(target).toBeVisible();
    for (let step = 0; step < MANY; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await press(key);
    }
    await expect(target, `within ${MANY} times ${key}`).toBeFocused();
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
