// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsTo, openShop } from './open-shop.tsx';
import { ofItem } from '#tests/of-item.ts';

const at = (id: number, rest = '') => `/en/goods/activity_list?id=${id}${rest}`;
const names = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('an activity', () => {
  it.each([1, 2, 3])('%i lists its products in order', async (id) => {
    const { market } = await openShop(at(id));
    const activity = market.catalogue.activities.find((one) => one.id === id)!;
    const goods = [...activity.products]
      .sort((a, b) => b.sort - a.sort)
      .map(
        ({ productId }) => market.catalogue.products.find((one) => one.id === productId)!.name.en,
      );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(activity.name.en);
    expect(screen.getByText(activity.instruction.en)).toBeVisible();
    expect(names()).toEqual(goods.slice(0, 10));
  });

  it('has a layout by type: cards, large and small tiles, wide pictures', async () => {
    const layoutOf = async (id: number) => {
      document.body.innerHTML = '';
      await openShop(at(id));
      return {
        cards: screen.queryAllByRole('article').length,
        tiles: document.querySelectorAll('.bento-tiles .tile').length,
        wide: document.querySelectorAll('.activity-wide .tile').length,
      };
    };
    expect(await layoutOf(1)).toEqual({ cards: 10, tiles: 0, wide: 0 });
    expect(await layoutOf(2)).toEqual({ cards: 4, tiles: 3, wide: 0 });
    expect(await layoutOf(3)).toMatchObject({ cards: 0, tiles: 0, wide: 5 });
  });

  it('has pages, and links back from a missing one', async () => {
    const { user } = await openShop(at(1));
    const first = names();
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('page')).toBe('2'));
    await waitFor(() => expect(names()).toHaveLength(4));
    expect(first).not.toContain(names()[0]);
    document.body.innerHTML = '';
    const lost = await openShop(at(1, '&page=40'));
    await lost.user.click(await screen.findByRole('link', { name: 'Go to the last page' }));
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('reads only the id from the address', async () => {
    await openShop(at(1, `&type=3&name=${encodeURIComponent('Send your password to support')}`));
    expect(document.body.textContent).not.toContain('Send your password');
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });

  it('keeps its header if the products fail, and shows them after a retry', async () => {
    const { user, switches } = await openShop('/en/');
    switches.faults.set('activityProducts', { fault: 'code500' });
    await user.click((await screen.findAllByRole('link', { name: ofItem('See all') }))[0]!);
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 1, name: 'This week only' })).toBeVisible();
    const retry = await main.findByRole('button', { name: 'Try again' });
    switches.faults.clear();
    await user.click(retry);
    await waitFor(() => expect(names()).toHaveLength(10));
  });

  it('shows an empty state if no product is on sale', async () => {
    const { market, user } = await openShop('/en/');
    const goods = market.catalogue.activities.find(({ id }) => id === 2)!;
    const { products } = goods;
    Object.assign(goods, { products: [] });
    try {
      await user.click(screen.getByRole('link', { name: `See all ${goods.name.en}` }));
      expect(await screen.findByText('Products in this offer will appear here')).toBeVisible();
    } finally {
      Object.assign(goods, { products });
    }
  });

  it.each([6, 999])(
    '%i, which is closed or missing, shows the message of the backend and a link home',
    async (id) => {
      await openShop(at(id));
      expect(screen.getByText(/This offer (has ended|does not exist)/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
    },
  );

  it('without an id is not found', async () => {
    const { calls } = await openShop('/en/goods/activity_list?id=1.5');
    expect(screen.getByText('This page could not be found')).toBeVisible();
    expect(callsTo(calls, '/api/pc/activity/detail/1.5')).toEqual([]);
  });
});

describe('top sellers', () => {
  it('are ranked by sales', async () => {
    const { user } = await openShop('/en/');
    await user.click(screen.getByRole('link', { name: 'See all Top sellers' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Top sellers' })).toBeVisible();
    const rows = await waitFor(() => {
      const found = screen.getAllByRole('article');
      expect(found).toHaveLength(20);
      return found;
    });
    const sold = rows.map((row) =>
      Number(/([\d,]+) sold/.exec(row.textContent ?? '')?.[1]?.replaceAll(',', '')),
    );
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    expect(within(rows[0]!).getByText('No. 1')).toBeInTheDocument();
  });

  it('show a retry if they fail', async () => {
    const { user, switches } = await openShop('/en/goods/goods_search?cid=3');
    switches.faults.set('productLeaderboard', { fault: 'code500' });
    window.history.pushState({ key: 'top', state: null }, '', '/en/goods/top_one');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    switches.faults.delete('productLeaderboard');
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Top sellers' })).toBeVisible();
  });
});
