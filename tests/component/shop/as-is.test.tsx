// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Market } from '#mocks/market/context.ts';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { readToken } from '#/session/storage.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { settle } from './settle.ts';

const CONFIG = '/api/front/pc/home/get/config';
const POINTS = '/api/front/user/center/my/integral';
const MALI = 'mali@lychee.test';
const storeEntry = () => window.localStorage.setItem('other', 'x');

/** Waits for the calls of the page, also for deferred ones. */
async function settleAll({ queryClient }: Awaited<ReturnType<typeof openShop>>) {
  await settle(queryClient);
  await passTime(400);
  await settle(queryClient);
}

/** Opens the home page as a guest. @returns restores the storage of the tab for the next document */
async function visitAsGuest(): Promise<() => void> {
  const { calls } = await openShop('/en', { profile: 'as-is' });
  await waitFor(() => expect(lacksExtension('homeConfig')).toBe(true));
  expect(callsTo(calls, CONFIG)).toHaveLength(1);
  const stored = Object.entries({ ...window.sessionStorage } as Record<string, string>);
  cleanup();
  return () => {
    for (const [key, text] of stored) window.sessionStorage.setItem(key, text);
  };
}

describe('a backend without extensions, whose guard runs before its router', () => {
  it.each([
    ['home', '/en'],
    ['product', `/en/goods_detail/${FEATURED_ID}`],
    ['search', '/en/goods/goods_search?title=dress'],
    ['store', '/en/merchant/merchant/home?id=1'],
    ['login', '/en/login'],
  ])('a page of a guest shows no error and keeps the storage: %s', async (_, path) => {
    const shop = await openShop(path, { profile: 'as-is', before: storeEntry });
    const { switches } = shop;
    await settleAll(shop);
    expect(screen.getByRole('main').querySelector('h1')).not.toBeNull();
    expect(document.querySelector('.error-page, .toast, [role=dialog]')).toBeNull();
    expect(window.localStorage.getItem('other')).toBe('x');
    expect(switches.violations).toEqual([]);
  });

  it('a bare new store has no empty box, and its products no counter of pictures', async () => {
    const isNewest = (market: Market) =>
      market.catalogue.merchants.toSorted((a, b) => b.id - a.id)[0]!;
    const shop = await openShop((m) => `/en/merchant/merchant/home?id=${isNewest(m).id}`, {
      profile: 'as-is',
    });
    const { market } = shop;
    await settle(shop.queryClient);
    expect(screen.queryByRole('heading', { name: 'About the store' })).toBeNull();
    cleanup();
    const { id } = isNewest(market);
    const product = market.catalogue.products.find(({ merId }) => merId === id)!;
    await openShop(`/en/goods_detail/${product.id}`, { profile: 'as-is' });
    expect(screen.getByRole('main')).not.toHaveTextContent(/\d \/ \d/);
  });

  it('a guest calls a missing extension once per tab, across documents', async () => {
    const before = await visitAsGuest();
    const shop = await openShop(`/en/goods_detail/${FEATURED_ID}`, {
      profile: 'as-is',
      before,
    });
    await settleAll(shop);
    expect(callsTo(shop.calls, CONFIG)).toEqual([]);
  });

  it('a member calls a missing extension once more', async () => {
    const before = await visitAsGuest();
    const shop = await openShop('/en/users/address_list', { as: MALI, profile: 'as-is', before });
    const { calls, user } = shop;
    const link = () => document.querySelector('a[href="/en/users/user_info"]');
    await waitFor(() => expect(link()).not.toBeNull());
    await user.click(link()!);
    await screen.findByRole('textbox', { name: /Nickname/ });
    await waitFor(() =>
      expect(window.sessionStorage.getItem('lychee.absent')).toContain('"homeConfig":"all"'),
    );
    await waitFor(() => expect(callsTo(calls, POINTS)).toHaveLength(1));
    await settleAll(shop);
    expect(callsTo(calls, CONFIG)).toHaveLength(1);
    expect(callsTo(calls, POINTS)).toHaveLength(1);
    expect(readToken()).not.toBeNull();
    expect(document.querySelector('.toast, [role=dialog]')).toBeNull();
  });

  it.each([
    ['level 1', 2],
    ['level 2', 15],
  ])('a parent category shows the products of its subcategories: %s', async (_, cid) => {
    const { market, calls, user } = await openShop(
      `/en/goods/goods_search?cid=${cid}&sort=price-asc`,
      {
        profile: 'as-is',
      },
    );
    const main = within(screen.getByRole('main'));
    const shelf = await main.findByRole('region', { name: 'Backpacks' });
    await waitFor(() => expect(within(shelf).getAllByRole('listitem').length).toBeGreaterThan(1));
    expect(main.queryByText('No products match')).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(
      callsTo(calls, '/api/front/product/list').every(({ url }) => url.includes('priceOrder=asc')),
    ).toBe(true);
    await user.click(within(shelf).getByRole('link', { name: /^Backpacks:/ }));
    const leaf = market.catalogue.categories.find(({ name }) => name.en === 'Backpacks')!;
    await waitFor(() => expect(window.location.search).toContain(`cid=${leaf.id}`));
  });

  it('a parent category without results shows an empty state', async () => {
    await openShop('/en/goods/goods_search?cid=2&title=zzzz', { profile: 'as-is' });
    expect(await screen.findByText('No products match')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'You may also like' })).toBeVisible();
  });

  it('a parent category of a store shows the products of its subcategories', async () => {
    const { market } = await openShop('/en', { profile: 'as-is' });
    const leaf = market.catalogue.merchants[0]!.categories.find(({ pid }) => pid !== 0)!;
    cleanup();
    await openShop(`/en/merchant/merchant/category?id=1&cid=${leaf.pid}`, { profile: 'as-is' });
    expect(await screen.findByRole('region', { name: leaf.name.en })).toBeVisible();
    expect(screen.queryByText('No products match')).toBeNull();
  });

  it('an address that is too long for an order is rejected before sending', async () => {
    const { user, calls } = await openShop(`/en/goods_detail/${FEATURED_ID}`, {
      as: MALI,
      profile: 'as-is',
      before: ({ state }) => {
        for (const address of state.addresses) address.detail = 's'.repeat(160);
      },
    });
    await user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
    await user.click(await screen.findByRole('button', { name: 'Place order' }));
    expect((await screen.findAllByText(/too long for an order/)).length).toBeGreaterThan(0);
    expect(callsTo(calls, '/api/front/order/create')).toEqual([]);
  });

  it('an expired token ends the session, with the message of the shop', async () => {
    const { market, user } = await openShop('/en/users/user_info', { as: MALI, profile: 'as-is' });
    const name = await screen.findByRole('textbox', { name: /Nickname/ });
    market.state.sessions = [];
    await user.clear(name);
    await user.type(name, 'Mali P.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('.toast')).toHaveTextContent('Please log in'),
    );
    expect(document.body.textContent).not.toContain('未登录');
  });
});
