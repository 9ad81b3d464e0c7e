// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OFF_SHELF_IDS } from '#mocks/demo/catalogue/special.ts';
import { isCollected } from '#mocks/market/collect.ts';
import type { TestMarket } from '#mocks/test.ts';
import { MAX_DEVICE_WISHES } from '#/domain/wishlist/sync/device-wishes.ts';
import { listedIds } from '#/domain/product/listed-ids.ts';
import { useToasts } from '#/shared/toasts/store.ts';
import { signInByToast } from './open-panel.tsx';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { stubIdle } from './stub-idle.ts';
import { stubIntersection } from './stub-intersection.ts';

const SEARCH = '/en/goods/goods_search?title=bag';
const SOM = { as: 'som@lychee.test' };
const BATCH = '/api/front/collect/batch/product';
const CANCEL = /\/api\/front\/collect\/cancel\/\d+$/;
const STORED = 'lychee.wishes';

/** Buttons accept another press after that. */
const DEBOUNCE_MS = 500;

beforeEach(() => {
  stubIntersection();
  stubIdle();
});

const hearts = () => screen.findAllByRole('button', { name: /^Add to wish list: / });
const idOf = (heart: HTMLElement) =>
  Number(/\d+$/.exec(heart.closest('article')?.querySelector('a')?.pathname ?? '')?.[0]);
const storedIds = () =>
  (JSON.parse(localStorage.getItem(STORED) ?? '[]') as { id: number }[]).map(({ id }) => id);
const store = (ids: readonly number[]) =>
  localStorage.setItem(STORED, JSON.stringify(ids.map((id) => ({ id, shopper: null }))));
const userOf = ({ state }: TestMarket['market'], email: string) =>
  state.users.find((user) => user.email === email)!;
const wishesOf = (market: TestMarket['market'], email: string) =>
  market.state.collectedProducts
    .filter(({ userId }) => userId === userOf(market, email).id)
    .map(({ productId }) => productId);
const pressed = (heart: HTMLElement) => heart.getAttribute('aria-pressed') === 'true';

describe('the hearts of a guest', () => {
  it('add to the wishlist of this device, and offer to sign in with the first one', async () => {
    const { user, calls } = await openShop(SEARCH);
    const [first, second] = await hearts();
    await user.click(first!);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const toast = await screen.findByText('Added to your wish list on this device');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(storedIds()).toEqual([idOf(first!)]);
    const offer = within(toast.closest<HTMLElement>('[role=status]')!);
    expect(offer.getByRole('button', { name: 'Sign in' })).toBeVisible();
    useToasts.setState({ toasts: [] });

    second!.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(storedIds()).toEqual([idOf(second!), idOf(first!)]));
    expect(second).toHaveFocus();
    expect(screen.queryByText('Added to your wish list on this device')).toBeNull();
    expect(calls.some(({ url }) => url.includes('/collect/'))).toBe(false);
  });

  it('are pressed again after a reload, and remove', async () => {
    const { user } = await openShop('/en/goods_detail/1001', { before: () => store([1001]) });
    const heart = await screen.findByRole('button', { name: 'In wish list' });
    await user.click(heart);
    await waitFor(() => expect(storedIds()).toEqual([]));
    expect(heart).toHaveAccessibleName('Add to wish list');
  });

  it('are on every product of the home page that has a card or a tile', async () => {
    await openShop('/en');
    await hearts();
    const products = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h3') && item.querySelector('a[href*=goods_detail]'));
    expect(products.length).toBeGreaterThan(20);
    for (const product of products)
      within(product).getByRole('button', { name: /^Add to wish list: / });
  });

  it('take a double click as one', async () => {
    const { user } = await openShop(SEARCH);
    const [heart] = await hearts();
    await user.dblClick(heart!);
    await waitFor(() => expect(storedIds()).toEqual([idOf(heart!)]));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('follow another tab', async () => {
    const { user } = await openShop(SEARCH);
    const [first, second] = await hearts();
    await user.click(first!);
    await waitFor(() => expect(storedIds()).toHaveLength(1));
    store([idOf(second!)]);
    window.dispatchEvent(new StorageEvent('storage', { key: STORED }));
    await waitFor(() =>
      expect([first, second].map((heart) => pressed(heart!))).toEqual([false, true]),
    );
  });

  it('say when this device holds no more, and keep all of them', async () => {
    const full = Array.from({ length: MAX_DEVICE_WISHES }, (_, index) => 900_000 + index);
    const { user } = await openShop(SEARCH, { before: () => store(full) });
    const [heart] = await hearts();
    await user.click(heart!);
    expect(await screen.findByText(/^This device keeps up to 99 items/)).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(storedIds()).toEqual(full);
  });
});

describe('at sign-in the wishlist of this device', () => {
  it('is added to that of the member in one call, newest first', async () => {
    const { user, market, calls } = await openShop(SEARCH);
    const [first, second] = await hearts();
    await user.click(first!);
    await user.click(second!);
    await waitFor(() => expect(storedIds()).toHaveLength(2));
    await signInByToast(user, SOM.as);
    expect(await screen.findByText('2 items added to your wish list')).toBeVisible();
    expect(callsTo(calls, BATCH)).toHaveLength(1);
    expect(wishesOf(market, SOM.as).slice(-2)).toEqual([idOf(first!), idOf(second!)]);
    expect(storedIds()).toEqual([]);
    await waitFor(() =>
      expect([first, second].map((heart) => pressed(heart!))).toEqual([true, true]),
    );
  });

  it('is added in a browser that blocks locks with storage', async () => {
    const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const { user } = await openShop(SEARCH);
    const [heart] = await hearts();
    await user.click(heart!);
    await signInByToast(user, SOM.as);
    expect(await screen.findByText('1 item added to your wish list')).toBeVisible();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('stays pressed if the list from before the merge is received late', async () => {
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    let market: Awaited<ReturnType<typeof openShop>> | undefined;
    let isFirst = true;
    const { user } = (market = await openShop(SEARCH, {
      answer: (request) => {
        if (!market || !isFirst || !request.url.includes('/collect/product/list')) return null;
        isFirst = false;
        return market.fetch(request).then((response) => late.then(() => response));
      },
    }));
    const [heart] = await hearts();
    await user.click(heart!);
    await signInByToast(user, SOM.as);
    expect(await screen.findByText('1 item added to your wish list')).toBeVisible();
    expect(isFirst).toBe(false);
    release();
    await passTime(DEBOUNCE_MS);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
  });

  it('says how many products are no longer sold', async () => {
    const [offShelf] = OFF_SHELF_IDS;
    const { market } = await openShop(SEARCH, {
      ...SOM,
      before: () => store([1001, offShelf!, 999_999, 1002]),
    });
    expect(
      await screen.findByText('2 items added to your wish list, but 2 items are no longer sold'),
    ).toBeVisible();
    expect(wishesOf(market, SOM.as)).toEqual(expect.arrayContaining([1001, 1002]));
    expect(storedIds()).toEqual([]);
  });

  it('stays on the device if the call fails, and is added at the next start', async () => {
    const failed = await openShop(SEARCH, {
      ...SOM,
      faults: { collectProductBatch: 'network' },
      before: () => store([1001, 1002]),
    });
    expect(await screen.findByText(/^The items on this device could not be added/)).toBeVisible();
    expect(callsTo(failed.calls, BATCH)).toHaveLength(1);
    expect(storedIds()).toEqual([1001, 1002]);
  });

  it('is not added to the account of another shopper', async () => {
    const { market, calls } = await openShop(SEARCH, {
      ...SOM,
      before: () =>
        localStorage.setItem(
          STORED,
          JSON.stringify([
            { id: 1001, shopper: 'another' },
            { id: 1002, shopper: null },
          ]),
        ),
    });
    expect(await screen.findByText('1 item added to your wish list')).toBeVisible();
    expect(callsTo(calls, BATCH)).toHaveLength(1);
    expect(isCollected(market, userOf(market, SOM.as).id, 1001)).toBe(false);
    expect(storedIds()).toEqual([]);
  });
});

describe('the hearts of a member', () => {
  it('show the wishlist, add and remove', async () => {
    const { user, market, calls } = await openShop(SEARCH, SOM);
    const [heart] = await hearts();
    await user.click(heart!);
    await waitFor(() => expect(wishesOf(market, SOM.as)).toContain(idOf(heart!)));
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(storedIds()).toEqual([]);
    await passTime(DEBOUNCE_MS);
    await user.click(heart!);
    await waitFor(() => expect(wishesOf(market, SOM.as)).not.toContain(idOf(heart!)));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(calls.filter(({ url }) => CANCEL.test(url))).toHaveLength(1);
  });

  it('roll back with a message if the call fails', async () => {
    const { user, market, hold, switches, queryClient } = await openShop(SEARCH, SOM);
    await waitFor(() => expect(queryClient.getQueryData(listedIds().queryKey)).toBeDefined());
    const release = hold(BATCH);
    switches.faults.set('collectProductBatch', { fault: 'code500' });
    // Otherwise refetching would have the same effect.
    switches.faults.set('collectProductList', { fault: 'code500' });
    const [heart] = await hearts();
    await user.click(heart!);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    release();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(wishesOf(market, SOM.as)).not.toContain(idOf(heart!));
  });

  it('accept that the product was removed in another tab', async () => {
    const { user, market, switches } = await openShop(SEARCH, SOM);
    const [heart] = await hearts();
    await user.click(heart!);
    await waitFor(() => expect(wishesOf(market, SOM.as)).toContain(idOf(heart!)));
    market.state.collectedProducts = [];
    switches.faults.set('collectProductCancel', { fault: 'code500' });
    await passTime(DEBOUNCE_MS);
    await user.click(heart!);
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'));
    await passTime(DEBOUNCE_MS);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('end as pressed last if pressed while a call is pending', async () => {
    const { user, market, hold, calls } = await openShop(SEARCH, SOM);
    const release = hold(BATCH);
    const [heart] = await hearts();
    await user.click(heart!);
    await waitFor(() => expect(callsTo(calls, BATCH)).toHaveLength(1));
    await passTime(DEBOUNCE_MS);
    await user.click(heart!);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    release();
    await waitFor(() => expect(calls.some(({ url }) => CANCEL.test(url))).toBe(true));
    await waitFor(() => expect(wishesOf(market, SOM.as)).not.toContain(idOf(heart!)));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
