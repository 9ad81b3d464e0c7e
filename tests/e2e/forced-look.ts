import type { Page } from '@playwright/test';
import { findLostPaint } from './forced-paint.ts';
import { findHiddenStates } from './forced-states.ts';
import { emulate, sessionOf } from './session-of.ts';
import { scrollDown } from './scroll-down.ts';

export type Palette = 'light' | 'dark';

/**
 * Looks at screens in forced colours, as in the contrast themes of Windows: once at each kind of element and of state.
 * The screen has its own colours before and after.
 */
export function createForcedLook(page: Page) {
  const painted = new Set<string>();
  const states = new Set<string>();

  const setColors = async (forced: 'active' | 'none', palette: Palette) =>
    emulate(await sessionOf(page), [
      { name: 'forced-colors', value: forced },
      { name: 'prefers-color-scheme', value: palette },
    ]);

  /** @returns what cannot be seen. @param isPage scrolls through all of it */
  async function look(palette: Palette, isPage: boolean): Promise<string[]> {
    await setColors('active', palette);
    if (isPage) await page.evaluate(scrollDown);
    const { lost, kinds } = await page.evaluate(findLostPaint, [...painted]);
    for (const kind of kinds) painted.add(kind);
    const found = [...lost, ...(await findHiddenStates(page, states))];
    await setColors('none', 'light');
    return found;
  }
  return { look, painted, states };
}
