// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const KEY = 'lychee.viewed';
const row = () => screen.findByRole('heading', { name: 'Recently viewed' });
const stored = () => JSON.parse(window.localStorage.getItem(KEY) || '[]') as { id: number }[];

describe('recently viewed products', () => {
  it('are stored, and shown on the next product page', async () => {
    const { user } = await openShop('/en/goods_detail/1001');
    await waitFor(() => expect(stored().map(({ id }) => id)).toEqual([1001]));
    expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull();
    window.history.pushState({ key: 'next', state: null }, '', '/en/goods_detail/1002');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(stored()).toHaveLength(2));
    const section = (await row()).closest('section')!;
    expect(within(section).getAllByRole('article')).toHaveLength(1);
    await user.click(within(section).getByRole('button', { name: 'Clear recently viewed' }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Recently viewed' })).toBeNull(),
    );
    expect(stored()).toEqual([]);
  });

  it('are shown below the message that a product is gone, without that product', async () => {
    const card = { image: '', storeName: 'Lamp', price: '3.50' };
    const lamp = { ...card, id: 1001 };
    await openShop('/en/goods_detail/999999', {
      before: () =>
        window.localStorage.setItem(KEY, JSON.stringify([lamp, { ...card, id: 999999 }])),
    });
    const section = (await row()).closest('section')!;
    expect(within(section).getAllByRole('article')).toHaveLength(1);
    expect(within(section).getByRole('link', { name: 'Lamp' })).toHaveAttribute(
      'href',
      '/en/goods_detail/1001',
    );
  });

  it('ignore invalid data in the storage', async () => {
    await openShop('/en/goods_detail/1001');
    await waitFor(() => expect(stored()).toHaveLength(1));
    const good = {
      id: 7,
      image: 'javascript:alert(1)',
      storeName: '<b onclick=x>Lamp</b>',
      price: '3.50',
    };
    window.localStorage.setItem(
      KEY,
      JSON.stringify([
        { id: 'x' },
        { ...good, id: -1 },
        { ...good, id: 8, price: '1e9' },
        null,
        good,
        ...Array.from({ length: 99 }, (_, n) => ({ ...good, id: 100 + n })),
      ]),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    const section = (await row()).closest('section')!;
    expect(within(section).getAllByRole('article')).toHaveLength(30);
    expect(within(section).getAllByText('<b onclick=x>Lamp</b>').length).toBe(30);
    expect(section.querySelector('[onclick]')).toBeNull();
  });
});
