// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { routes } from '#/routes.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { goOnline } from './set-online.ts';
import { settle } from './settle.ts';
import { scrollElement, stubIntersection } from './stub-intersection.ts';

/** Also what is shown on others: the header with its menus, and suggestions. */
const PATHS = routes
  .filter(({ guard, path }) => guard === 'member' && !/[:*]/.test(path))
  .map(({ path }) => path)
  .concat('/', '/goods_detail/1001');

/** Everything that a pointer may rest on, or that Tab leads to. */
const controls = () => document.querySelectorAll<HTMLElement>('a[href], button');

function restOn(control: HTMLElement) {
  const event = { bubbles: true, pointerType: 'mouse' };
  control.dispatchEvent(
    new PointerEvent('pointerover', { ...event, relatedTarget: document.body }),
  );
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** Everything comes near; the code of what is shown then is loaded. */
async function scrollDown() {
  for (const part of document.querySelectorAll('main, main *, footer'))
    if (part.isConnected) await act(async () => scrollElement(part, true));
}

beforeEach(() => stubIntersection(false));

it.each(PATHS)('%s: only a press finds out that the session has ended', async (path) => {
  const { market, queryClient, calls } = await openShop(`/en${path}`, { as: 'mali@lychee.test' });
  await settle(queryClient);
  market.state.sessions = [];
  await queryClient.invalidateQueries({ refetchType: 'none' });
  const before = calls.length;
  const isQuiet = async (after: string) => {
    await passTime(500);
    await settle(queryClient);
    expect(screen.queryByRole('dialog'), after).toBeNull();
    expect(useToasts.getState().toasts, after).toEqual([]);
  };

  for (const control of controls()) restOn(control);
  await isQuiet('resting');
  await scrollDown();
  await isQuiet('scrolling');
  fireEvent(window, new Event('visibilitychange'));
  await isQuiet('coming back to the tab');
  goOnline();
  await isQuiet('coming back online');
  // Otherwise nothing is tried.
  expect(calls.length).toBeGreaterThan(before);
});
