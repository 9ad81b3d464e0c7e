import type { Locator, Page } from '@playwright/test';

/** Not what the live region repeats for screen readers, half a second after it is shown. */
const SHOWN = ':not(.sr[role=status] *)';

const patched = new WeakSet<object>();

function patch<Found extends Page | Locator>(one: Found, shownIn: (found: Found) => Locator): void {
  const prototype = Object.getPrototypeOf(one) as Found;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  const { getByText } = prototype;
  prototype.getByText = function (this: Found, ...what) {
    return getByText.apply(this, what).and(shownIn(this));
  };
}

/** Makes `getByText` find each text once, however long a test takes to look for it. */
export function findShownTexts(page: Page): void {
  patch(page, (found) => found.locator(SHOWN));
  patch(page.locator('*'), (found) => found.page().locator(SHOWN));
}
