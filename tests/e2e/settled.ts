import type { Page } from '@playwright/test';

/** Runs in the page: resolves after 100 ms without a loading bar and without skeletons in view. */
async function waitUntilIdle(): Promise<true> {
  const isInView = (node: Element) =>
    node.getBoundingClientRect().top < window.innerHeight &&
    node.getBoundingClientRect().bottom > 0;
  const busy = () =>
    document.querySelector('.loading-bar, .below-fold[aria-busy]') !== null ||
    [...document.querySelectorAll('.skeleton')].some(isInView);
  for (let quiet = 0; quiet < 5; quiet = busy() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** Waits until the page is rendered completely. `networkidle` is slower and proves less. */
export const settled = (page: Page) => page.waitForFunction(waitUntilIdle);
