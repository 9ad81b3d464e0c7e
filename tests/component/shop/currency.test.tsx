// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import type { ShopCurrency } from '#mocks/market/shop-currency.ts';
import { decimalsOf } from '#/lib/currency.ts';
import { openShop } from './open-shop.tsx';
import { readThings } from './read-head.ts';

const MALI = 'mali@lychee.test';

/** Recorded settings (lines 95, 97 and 98), an ISO code, and an unknown currency. */
const SETTINGS: [currency: ShopCurrency, code: string | null][] = [
  [{ country: ' 中国大陆', currency: '人民币', symbol: '¥', ID: '53' }, 'CNY'],
  [{ country: ' 美国', currency: '美元', symbol: '$', ID: '256' }, 'USD'],
  [{ country: ' 泰国', currency: '泰铢', symbol: '฿', ID: '221' }, 'THB'],
  [{ country: 'Lao PDR', currency: 'LAK', symbol: '₭', ID: '1' }, 'LAK'],
  [{ country: ' 越南', currency: '越南盾', symbol: '₫', ID: '1' }, 'VND'],
  [{ country: ' 海岛', currency: '珍珠', symbol: '◎', ID: '999' }, null],
];

/** Currency symbols next to figures in the page. */
function signsShown(): Set<string> {
  const text = screen.getByRole('main').textContent;
  const signs = text.matchAll(/([$¥€฿₭₫◎¤]|USD|CNY)\s?\d|\d\s?([¥€฿₭₫◎¤])/g);
  return new Set([...signs].map(([, before, behind]) => before ?? behind ?? ''));
}

describe.each(SETTINGS)('a shop in %j', (currency, code) => {
  const open = (path: string) =>
    openShop(path, {
      as: MALI,
      before: (market) => {
        market.state.shopCurrency = currency;
      },
    });

  it.each([
    ['home', '/en'],
    ['cart', '/en/order/shopping_cart'],
    ['orders', '/en/users/order_list?orderStatus=3'],
  ])('shows its symbol and no other: %s', async (_, path) => {
    await open(path);
    await waitFor(() => expect(signsShown()).toEqual(new Set([currency.symbol])));
  });

  it('shows the symbol on the product, the code in the structured data, and the charged currency', async () => {
    const { user } = await open(`/en/goods_detail/${FEATURED_ID}`);
    await waitFor(() => expect(signsShown()).toEqual(new Set([currency.symbol])));
    // A price without a currency is invalid.
    const { offers } = readThings().Product as { offers?: Record<string, unknown> };
    expect(offers?.priceCurrency).toBe(code ?? undefined);
    expect(offers === undefined).toBe(code === null);
    const hasDecimals = decimalsOf(0, code) === 2;
    expect(/\d[.,]00(?!\d)/.test(screen.getByRole('main').textContent)).toBe(hasDecimals);
    if (offers) expect(/[.]00$/.test(String(offers.lowPrice ?? offers.price))).toBe(hasDecimals);

    await user.click((await screen.findAllByRole('button', { name: 'Buy now' }))[0]!);
    await screen.findByRole('button', { name: 'Place order' });
    const charged = (what: string) =>
      screen.queryByText(new RegExp(`^You will be charged ${what}\\s[\\d.,]+$`)) !== null;
    await user.click(screen.getByRole('radio', { name: /Bank card/ }));
    await waitFor(() => expect(charged('USD')).toBe(code !== 'USD'));
    await user.click(screen.getByRole('radio', { name: /QR|Scan|WeChat/i }));
    await waitFor(() => expect(charged('CNY')).toBe(code !== 'CNY'));
    expect(charged('USD')).toBe(false);
  });
});
