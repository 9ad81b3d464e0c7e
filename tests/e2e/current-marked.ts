import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Runs in the page: what looks like the current step or page, but is not marked as such. */
function findUnmarked(): string[] {
  const { pathname, search } = window.location;
  const isShown = (node: Element) => node.checkVisibility() && !node.closest('[inert]');

  /** How an item looks different from others; what is folded is left out. */
  const lookOf = (item: Element) =>
    [item.className, ...Object.values((item as HTMLElement).dataset)].join(' ');
  const steps = [...document.querySelectorAll('main ol, dialog ol')]
    .filter(isShown)
    .filter(({ children }) => {
      const items = [...children].filter((item) => item.checkVisibility());
      const marked = items.filter((item) => item.getAttribute('aria-current') === 'step');
      return new Set(items.map(lookOf)).size > 1 ? marked.length !== 1 : marked.length > 1;
    })
    .map((list) => `steps: ${list.getAttribute('aria-label') ?? list.className}`);

  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a[href]')]
    .filter(isShown)
    .filter((link) => link.pathname === pathname && link.search === search && link.hash === '')
    .filter((link) => !link.hasAttribute('aria-current'))
    .map((link) => `link to this page: ${link.textContent}`);
  return [...steps, ...links];
}

/**
 * Expects that one step is marked as the current one in each list of steps that differ in their look, and that links of
 * navigations to the page itself are marked.
 */
export async function expectCurrentMarked(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(findUnmarked), `${name}: current step or page`).toEqual([]);
}
