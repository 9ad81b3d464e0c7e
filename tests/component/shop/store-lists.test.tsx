// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { closeStore } from '#mocks/market/stores.ts';
import type { Market } from '#mocks/market/context.ts';
import { kindOf } from '#/lib/kind-of.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { readHead } from './read-head.ts';
import { stubIntersection } from './stub-intersection.ts';
import { ofItem } from '#tests/of-item.ts';

const STREET = '/en/merchant/merchant_street';
const MORE = '/en/merchant/merchant_more';
const cards = () => screen.getAllByRole('article');
const names = () => cards().map((card) => within(card).getByRole('heading').textContent);
const address = () => window.location.pathname + window.location.search;
const filter = (group: string, name: string) =>
  within(screen.getByRole('navigation', { name: group })).getByRole('link', { name });
const closeAll = (market: Market) =>
  market.catalogue.merchants.forEach(({ id }) => closeStore(market, id));

describe('the store street', () => {
  it('shows rating, type and three products of each store, and has pages', async () => {
    const { market, user } = await openShop(STREET);
    expect(screen.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
    expect(screen.getByText('12 stores')).toBeVisible();
    expect(cards()).toHaveLength(10);
    const [first] = cards();
    const store = market.catalogue.merchants.find(({ name }) => name.en === names()[0])!;
    expect(store.isRecommend).toBe(true);
    expect(
      within(first!).getByRole('img', { name: `${store.starLevel} out of 5 stars` }),
    ).toBeVisible();
    expect(within(first!).getByText('Sold by lychee')).toBeVisible();
    expect(within(first!).getByText('Flagship store · Fashion and shoes')).toBeVisible();
    expect(within(within(first!).getByRole('list')).getAllByRole('link')).toHaveLength(3);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe(`${STREET}?page=2`));
    await waitFor(() => expect(cards()).toHaveLength(2));
    await user.click(within(cards()[0]!).getByRole('link', { name: names()[0]! }));
    await waitFor(() => expect(address()).toMatch(/^\/en\/merchant\/merchant\/home\?id=\d+$/));
  });

  it('links back from a missing page', async () => {
    const { user } = await openShop(`${STREET}?page=77`);
    expect(readHead().robots).toEqual(['noindex']);
    await user.click(screen.getByRole('link', { name: 'Go to the last page' }));
    await waitFor(() => expect(address()).toBe(`${STREET}?page=2`));
  });

  it('shows an empty state, and retries without a reload after an error', async () => {
    const { switches, market, user } = await openShop('/en/goods/top_one');
    switches.faults.set('merchantStreet', { fault: 'code500' });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Stores' }));
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    switches.faults.clear();
    closeAll(market);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Stores will appear here')).toBeVisible();
  });

  it('is linked from the home page', async () => {
    const { user } = await openShop('/en/');
    await user.click(
      within(screen.getByRole('main')).getByRole('link', {
        name: 'See all Stores',
      }),
    );
    await waitFor(() => expect(address()).toBe(STREET));
  });
});

describe('more stores', () => {
  it('are filtered by type, category and merchant; filters are in the address and can be removed', async () => {
    const { user, calls, market } = await openShop(`${MORE}?title=a`);
    expect(screen.getByRole('heading', { level: 1, name: 'Stores for “a”' })).toBeVisible();
    await user.click(filter('Store type', 'Specialist store'));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a&type=2`));
    await user.click(filter('Store', 'Other stores'));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a&type=2&self=false`));
    await user.click(filter('Products', 'Sports and toys'));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a&type=2&category=5&self=false`));
    expect(names()).toEqual(['Mali Kids']);
    expect(within(screen.getByRole('main')).getByText('1 store')).toBeVisible();
    expect(filter('Products', 'Sports and toys')).toHaveAttribute('aria-current', 'true');
    const sent = new URL(callsTo(calls, '/api/front/merchant/search/list').at(-1)!.url)
      .searchParams;
    expect(Object.fromEntries(sent)).toEqual({
      keywords: 'a',
      typeId: '2',
      categoryId: '5',
      isSelf: 'false',
      page: '1',
      limit: '8',
    });

    await user.click(screen.getByRole('button', { name: 'Remove filter Sports and toys' }));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a&type=2&self=false`));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a`));
    await user.click(screen.getByRole('button', { name: 'Remove filter “a”' }));
    await waitFor(() => expect(address()).toBe(MORE));
    const best = market.catalogue.merchants
      .toSorted((a, b) => b.starLevel - a.starLevel || b.sort - a.sort)
      .slice(0, 8);
    await waitFor(() => expect(names()).toEqual(best.map(({ name }) => name.en)));
    expect(screen.getByText('Highest rated first')).toBeVisible();
  });

  it('are searched by name within the filters', async () => {
    const { user } = await openShop(`${MORE}?type=3&page=2`);
    await user.type(screen.getByRole('searchbox', { name: 'Search stores' }), 'silk{Enter}');
    await waitFor(() => expect(address()).toBe(`${MORE}?title=silk&type=3`));
    expect(names()).toEqual(['Luang Silk House']);
  });

  it('without results link to all stores and to products', async () => {
    const { user } = await openShop(`${MORE}?title=zzzz&category=99`);
    expect(screen.getByRole('heading', { name: 'No stores match' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter Products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search products instead' })).toHaveAttribute(
      'href',
      '/en/goods/goods_search?title=zzzz',
    );
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All stores' }));
    await waitFor(() => expect(address()).toBe(MORE));
    await waitFor(() => expect(cards()).toHaveLength(8));
  });

  it('work without the list of types', async () => {
    const { switches, user } = await openShop('/en/goods/top_one');
    switches.faults.set('merchantTypes', { fault: 'code500' });
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Stores' }));
    await user.click(await screen.findByRole('link', { name: 'Find a store' }));
    await screen.findByRole('heading', { level: 1, name: 'All stores' });
    await waitFor(() => expect(cards()).toHaveLength(8));
    expect(filter('Products', 'Electronics')).toBeVisible();
  });

  it('show introduction, followers and four products of different kinds', async () => {
    stubIntersection();
    const { market } = await openShop(MORE);
    const [first] = cards();
    const store = market.catalogue.merchants.find(({ name }) => name.en === names()[0])!;
    expect(await within(first!).findByText(store.intro.en)).toBeVisible();
    expect(await within(first!).findByText(/^[\d,]+ followers$/)).toBeVisible();
    const products = within(within(first!).getByRole('list'));
    await waitFor(() => expect(products.getAllByRole('link')).toHaveLength(4));
    const kinds = products.getAllByRole('link').map((link) => kindOf(link.title));
    expect(new Set(kinds).size).toBe(4);
  });

  it('can be followed, and show which ones the member follows', async () => {
    stubIntersection();
    const { market, user } = await openShop(MORE, { as: 'som@lychee.test' });
    const [first] = cards();
    const button = within(first!).getByRole('button', { name: ofItem('Follow') });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(market.state.followedMerchants.length).toBeGreaterThan(0));
  });

  it('do without what cannot be loaded', async () => {
    stubIntersection();
    const faults = { merchantDetail: 'code500', storeProducts: 'code500' } as const;
    const { calls } = await openShop(MORE, { faults });
    await waitFor(() =>
      expect(calls.some(({ url }) => url.includes('/merchant/detail/'))).toBe(true),
    );
    expect(cards()).toHaveLength(8);
    expect(screen.queryByText('This part could not be loaded')).toBeNull();
    expect(screen.queryByText(/followers$/)).toBeNull();
  });

  it('are linked from the stores of a search', async () => {
    const { user } = await openShop('/en/goods/goods_search?title=a');
    await user.click(screen.getByRole('link', { name: 'See more (Stores)' }));
    await waitFor(() => expect(address()).toBe(`${MORE}?title=a`));
  });
});
