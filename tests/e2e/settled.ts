import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '#/server/manifest.ts';

/**
 * Runs in the page: resolves after 100 ms without a loading bar, skeletons in view, and parts that wait for their code,
 * which need not show anything.
 */
async function waitUntilIdle(): Promise<true> {
  interface Fiber {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedState: unknown;
    stateNode: unknown;
  }
  const SUSPENSE = 13;
  const isInView = (node: Element) =>
    node.getBoundingClientRect().top < window.innerHeight &&
    node.getBoundingClientRect().bottom > 0;
  const isWaiting = (fiber: Fiber | null): boolean => {
    for (let at = fiber; at; at = at.sibling)
      if ((at.tag === SUSPENSE && at.memoizedState !== null) || isWaiting(at.child)) return true;
    return false;
  };
  const isPartWaiting = () => {
    const root = document.querySelector('#root') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const container = key === undefined ? undefined : root?.[key];
    return (
      container !== undefined && isWaiting((container.stateNode as { current: Fiber }).current)
    );
  };
  const busy = () =>
    document.querySelector('.loading-bar, .below-fold[aria-busy]') !== null ||
    [...document.querySelectorAll('.skeleton')].some(isInView) ||
    isPartWaiting();
  for (let quiet = 0; quiet < 5; quiet = busy() ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return true;
}

/** Waits until the page is rendered completely. `networkidle` is slower and proves less. */
export const settled = (page: Page) => page.waitForFunction(waitUntilIdle);

/** The file in the build of code that is loaded on demand. @param source a file, or the name of a script */
export function fileOf(source: string): string {
  const manifest = readManifest('dist');
  // The manifest forgets parts that share a script, which has the name of one of them.
  const called = basename(source).replace(/\.tsx?$/, '');
  const found = manifest[source] ?? Object.values(manifest).find(({ name }) => name === called);
  if (!found) throw new Error(`${source} has no file of its own`);
  return found.file;
}

/** Waits until code that is loaded on demand runs, e.g. `src/app/events/event-tracker.tsx`. @param source a file, or the name of a script */
export async function waitForCode(page: Page, source: string): Promise<void> {
  const file = fileOf(source);
  await page.waitForFunction(
    (end) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)) &&
      // Without a limit it may never come: nothing is painted while a page waits for nothing else.
      new Promise((resolve) => requestIdleCallback(() => resolve(true), { timeout: 1000 })),
    file,
  );
}

/** Waits until links prefetch their pages. */
export const waitForLinks = (page: Page) => waitForCode(page, 'after-page');
