import type { Page } from '@playwright/test';
import type { TextKey } from '#/i18n/use-translation.ts';
import { scrollDown } from './scroll-down.ts';
import { ENGLISH, expect } from './shop.ts';
import { shopper } from './shopper.ts';

const CONTROLS =
  'a[href], button:not([disabled]), input, select, textarea, [role=option], [tabindex="0"]';

/** In the page: controls within an element that cannot be scrolled into view, or are covered there. */
async function findUnreachable([selector, controls]: readonly [string, string]): Promise<string[]> {
  const root = document.querySelector(selector);
  if (!root) return [`${selector} is not there`];
  const seen = [...root.querySelectorAll<HTMLElement>(controls)].filter((node) => {
    const { width, height } = node.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      !node.closest('[inert], [aria-hidden=true], .skip-link') &&
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(node).pointerEvents !== 'none'
    );
  });
  if (seen.length === 0) return [`${selector} has nothing to press`];

  const coverAt = (node: HTMLElement, block: ScrollLogicalPosition) => {
    node.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    const [box] = node.getClientRects();
    if (!box) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const meant =
      hit &&
      (node.contains(hit) ||
        hit.contains(node) ||
        hit.closest('label, .product-card')?.contains(node));
    return meant
      ? null
      : `${node.tagName} ${(node.ariaLabel ?? node.innerText).slice(0, 30)} at ${Math.round(x)} ${Math.round(y)} under ${hit?.className}`;
  };
  /** What covers it at every scroll position. */
  const coverOf = (node: HTMLElement) => {
    const covers = (['center', 'end', 'start'] as const).map((block) => coverAt(node, block));
    return covers.includes(null) ? null : covers[0];
  };
  const unreachable: string[] = [];
  for (const node of seen) {
    if (!coverOf(node)) continue;
    // What the window has not shown yet takes its size when it is rendered.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const cover = coverOf(node);
    if (cover) unreachable.push(cover);
  }
  return unreachable;
}

/** In the page: scrolls to the top, where the header expands. */
const scrollToTop = () =>
  new Promise((done) => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(done));
  });

/** In the page: sticky elements, which would fill a small window. */
const findSticky = () =>
  [...document.querySelectorAll('main, main *')]
    .filter((node) => getComputedStyle(node).position === 'sticky')
    .map(({ className }) => `${className} sticks`);

/** In the page: whether an overlay is cut off by the window or covered. */
function findCutOff(selector: string): string[] {
  const part = document.querySelector(selector);
  const box = part?.getBoundingClientRect();
  if (!part || !box) return [`${selector} is not there`];
  const fits =
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= window.innerWidth &&
    box.bottom <= window.innerHeight;
  const inside = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((down) =>
    [0.1, 0.5, 0.9].map(
      (across) => [box.left + box.width * across, box.top + box.height * down] as const,
    ),
  );
  const covered = inside.filter(([x, y]) => !part.contains(document.elementFromPoint(x, y)));
  return [
    ...(fits ? [] : [`${selector} goes from ${box.left} ${box.top} to ${box.right} ${box.bottom}`]),
    ...covered.map(
      ([x, y]) =>
        `${selector} is covered at ${Math.round(x)} ${Math.round(y)} by ${document.elementFromPoint(x, y)?.className}`,
    ),
  ];
}

/**
 * Checks pages and overlays for controls that cannot be reached.
 * @param isSmall sticky elements are not allowed
 */
export function inspector(page: Page, isSmall = true) {
  const wrong: Record<string, string[]> = {};
  const { t, open } = shopper(page, ENGLISH);
  const note = (name: string, found: readonly string[]) => {
    if (found.length > 0) wrong[name] = [...found];
  };

  /** Opens a page and checks all of it. */
  async function checkPage(path: string) {
    await open(path);
    await expect(page.locator('h1'), path).toHaveCount(1);
    await page.evaluate(scrollDown);
    await page.evaluate(scrollToTop);
    const found = await page.evaluate(findUnreachable, ['#root', CONTROLS] as const);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    note(path, [
      ...found,
      ...(isSmall ? await page.evaluate(findSticky) : []),
      ...(wide > 0 ? [`${wide} px wider than the window`] : []),
    ]);
  }

  /** Opens an overlay, checks all of it, and closes it with Esc. */
  async function checkOverlay(
    name: string,
    selector: string,
    opener: () => Promise<unknown>,
    fixed = true,
    controls = CONTROLS,
  ) {
    await opener();
    await expect(
      page.locator(selector).locator(controls).filter({ visible: true }).first(),
      name,
    ).toBeVisible();
    note(name, [
      ...(fixed ? await page.evaluate(findCutOff, selector) : []),
      ...(await page.evaluate(findUnreachable, [selector, controls] as const)),
    ]);
    await page.keyboard.press('Escape');
    await expect(page.locator(selector), name).toBeHidden();
  }

  const press = (key: TextKey) =>
    page
      .getByRole('button', { name: t(key) })
      .first()
      .press('Enter');
  return { t, checkPage, checkOverlay, press, wrong };
}
