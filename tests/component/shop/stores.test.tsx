// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followerCount } from '#mocks/market/collect.ts';
import { closeStore } from '#mocks/market/stores.ts';
import { callsTo, openShop } from './open-shop.tsx';
import { readThings } from './read-head.ts';
import { ofItem } from '#tests/of-item.ts';

const ATELIER = 1;
const MALI = { as: 'mali@lychee.test' };
const at = (tab: string, more = '') => `/en/merchant/merchant/${tab}?id=${ATELIER}${more}`;
const goods = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

describe('a store', () => {
  it('shows its profile, coupons and products', async () => {
    const { market } = await openShop(at('home'));
    const store = market.catalogue.merchants.find(({ id }) => id === ATELIER)!;
    const sign = screen.getByRole('region', { name: store.name.en });
    expect(within(sign).getByRole('heading', { level: 1, name: store.name.en })).toBeVisible();
    expect(within(sign).getByText('Sold by lychee')).toBeVisible();
    expect(
      within(sign).getByRole('img', { name: `${store.starLevel} out of 5 stars` }),
    ).toBeVisible();
    expect(
      within(sign).getByText(new Intl.NumberFormat('en-GB').format(followerCount(market, ATELIER))),
    ).toBeVisible();
    expect(within(sign).getByRole('link', { name: /^Contact/ })).toHaveAttribute(
      'href',
      store.serviceLink,
    );
    expect(screen.getAllByText(store.address.en).length).toBeGreaterThan(0);
    expect(goods()).toHaveLength(8);
    expect(screen.getAllByRole('button', { name: ofItem('Get') }).length).toBeGreaterThan(1);
    expect(readThings().Store).toMatchObject({ name: store.name.en });
    expect(readThings().Store).not.toHaveProperty('aggregateRating');
  });

  it('has a single address for its first tab', async () => {
    await openShop(`/en/merchant/merchant?id=${ATELIER}`);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(at('home')));
  });

  it('is followed after a guest has signed in', async () => {
    const { user, market } = await openShop(at('home'));
    await user.click(screen.getByRole('button', { name: ofItem('Follow') }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(/Email/), 'som@lychee.test');
    await user.type(within(dialog).getByLabelText(/^Password/), 'Lychee-2026');
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('button', { name: ofItem('Following') })).toBeVisible();
    const som = market.state.users.find(({ email }) => email === 'som@lychee.test')!;
    await waitFor(() =>
      expect(
        market.state.followedMerchants.some(
          ({ userId, merId }) => userId === som.id && merId === ATELIER,
        ),
      ).toBe(true),
    );
  });

  it('rolls back a refused follow', async () => {
    const { user, switches } = await openShop(at('home'), { as: 'som@lychee.test' });
    switches.faults.set('collectMerchantAdd', { fault: 'code500' });
    await user.click(await screen.findByRole('button', { name: ofItem('Follow') }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: ofItem('Follow') })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('is not shown as followed while the sign-in panel is open, or after it is closed', async () => {
    const { user, market } = await openShop(at('home'), { as: 'som@lychee.test' });
    const follow = () => screen.getByRole('button', { name: ofItem('Follow'), hidden: true });
    await screen.findByRole('button', { name: ofItem('Follow') });
    market.state.sessions = [];
    await user.click(follow());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(follow()).toHaveAttribute('aria-pressed', 'false'));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(follow()).toHaveAttribute('aria-pressed', 'false');
  });

  it('shows the message of the market if it is closed', async () => {
    const { market, user } = await openShop('/en/');
    closeStore(market, ATELIER);
    window.history.replaceState(null, '', at('home'));
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('This store is closed for now')).toBeVisible();
    expect(screen.getByText('404')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to home' }));
    await waitFor(() => expect(window.location.pathname).toMatch(/^\/en\/?$/));
  });

  it('shows a retry after a failed call, not a missing page', async () => {
    const { user, switches } = await openShop('/en/');
    switches.faults.set('merchantIndex', { fault: 'code500' });
    window.history.replaceState(null, '', at('home'));
    window.dispatchEvent(new PopStateEvent('popstate'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.delete('merchantIndex');
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Atelier Nord' })).toBeVisible();
  });
});

describe('the products of a store', () => {
  it('are searched and filtered by the categories of the store, with all of it in the address', async () => {
    const { user, calls, market } = await openShop(at('home'));
    await user.type(screen.getByRole('searchbox', { name: 'Search this store' }), 'bag{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?id=${ATELIER}&search=bag`));
    expect(await screen.findByRole('heading', { name: 'Results for “bag”' })).toBeVisible();
    expect(callsTo(calls, '/api/front/product/merchant/pro/list').at(-1)?.url).toMatch(
      /keyword=bag/,
    );

    const tree = screen.getByRole('navigation', { name: 'Categories' });
    const top = market.catalogue.merchants
      .find(({ id }) => id === ATELIER)!
      .categories.find(({ pid }) => pid === 0)!;
    const child = market.catalogue.merchants
      .find(({ id }) => id === ATELIER)!
      .categories.find(({ pid }) => pid === top.id)!;
    await user.click(within(tree).getByRole('button', { name: `Expand ${top.name.en}` }));
    await user.click(within(tree).getByRole('link', { name: child.name.en }));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('cid')).toBe(String(child.id)),
    );
    expect(new URLSearchParams(window.location.search).get('search')).toBe('bag');
    await user.click(screen.getByRole('link', { name: /^Price/ }));
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('sort')).toBe('price-asc'),
    );
    expect(new URLSearchParams(window.location.search).get('cid')).toBe(String(child.id));
  });

  it('link to all products and all stores if there are no results', async () => {
    const { user } = await openShop(at('category', '&search=zzzz'));
    expect(await screen.findByText('Nothing matches “zzzz”')).toBeVisible();
    expect(screen.getByText('Check the spelling or try other words')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search all stores' })).toHaveAttribute(
      'href',
      '/en/goods/goods_search?title=zzzz',
    );
    await user.click(screen.getAllByRole('link', { name: 'All products' }).at(-1)!);
    await waitFor(() => expect(window.location.search).toBe(`?id=${ATELIER}`));
  });
});

describe('coupons and licences of a store', () => {
  it('a coupon is received once', async () => {
    const { user } = await openShop(at('coupon', '&of=goods'), { as: 'som@lychee.test' });
    const before = screen.getAllByRole('button', { name: ofItem('Get') }).length;
    await user.click(screen.getAllByRole('button', { name: ofItem('Get') })[0]!);
    expect(await screen.findByRole('button', { name: ofItem('Claimed') })).toBeDisabled();
    expect(screen.queryAllByRole('button', { name: ofItem('Get') })).toHaveLength(before - 1);
  });

  it('licences are enlarged', async () => {
    const { user } = await openShop(at('qualification'), MALI);
    await user.click(screen.getByRole('button', { name: ofItem('Enlarge picture 1 / 2') }));
    expect(await screen.findByRole('dialog', { name: /Business licence/ })).toBeVisible();
  });
});
