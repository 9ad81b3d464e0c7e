import type { Page } from '@playwright/test';

/** In the page: once nothing is on its way and nothing in sight stands in for what is still to come, for a tenth of a second. */
async function calm(): Promise<true> {
  const inSight = (node: Element) =>
    node.getBoundingClientRect().top < window.innerHeight &&
    node.getBoundingClientRect().bottom > 0;
  const busy = () =>
    document.querySelector('.loading-bar, .below-fold[aria-busy]') !== null ||
    [...document.querySelectorAll('.skel')].some(inSight);
  for (let quiet = 0; quiet < 5; quiet = busy() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** The page as it will stay. Half a second of a silent network says less, and takes longer. */
export const settled = (page: Page) => page.waitForFunction(calm);
