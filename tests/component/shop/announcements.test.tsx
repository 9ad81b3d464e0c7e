// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FEATURED_ID } from '#mocks/demo/catalogue/special.ts';
import { ofItem } from '#tests/of-item.ts';
import { QUIET_MS } from '#/ui/announce.ts';
import { ALL, CLUTCH, openCart, SHOES } from './open-cart.tsx';
import { MALI, openCheckout } from './open-checkout.tsx';
import { openShop } from './open-shop.tsx';
import { passTime } from './pass-time.ts';
import { recordAnnouncements } from './record-announcements.ts';

const TOTAL = /^(\d+) items? selected \| Total \| (\$[\d,.]+)$/;

describe('the cart announces its new total', () => {
  it('once after quick presses, and not when it opens', async () => {
    const { said, next } = recordAnnouncements();
    const { row } = await openCart(ALL);
    await passTime(QUIET_MS);
    expect(said).toEqual([]);

    // Pressed at once: on a slow machine, presses one after the other would not be quick.
    const more = within(row(CLUTCH)).getByRole('button', { name: ofItem('Increase quantity') });
    for (let presses = 0; presses < 3; presses += 1) fireEvent.click(more);
    expect(await next()).toMatch(/^9 items selected \| Total \| \$/);
    expect(said).toHaveLength(1);
  });

  it('after selecting, and after removing', async () => {
    const { said, next } = recordAnnouncements();
    const { user, row, press } = await openCart(ALL);
    await user.click(within(row(SHOES)).getByRole('checkbox'));
    const unselected = await next();
    expect(unselected).toMatch(/^4 items/);
    await press(CLUTCH, 'Remove');
    const removed = await next();
    expect(removed).toMatch(/^2 items/);
    expect(removed.match(TOTAL)?.[2]).not.toBe(unselected.match(TOTAL)?.[2]);
    expect(said).toHaveLength(2);
  });

  it('with the limit of a quantity', async () => {
    const { said } = recordAnnouncements();
    const { user, row } = await openCart(ALL);
    const field = within(row(SHOES)).getByRole('spinbutton');
    await user.clear(field);
    await user.paste('500');
    await user.keyboard('{Enter}');
    await waitFor(async () => {
      await passTime(QUIET_MS);
      // In one announcement or in two: the new total may come within the pause.
      expect(said.join(' | ')).toMatch(
        /^(At most|Only) [^|]+ \| \d+ items? selected \| Total \| \$[\d,.]+$/,
      );
    });
  });
});

it('the checkout announces the new amount due after a coupon', async () => {
  const { said, next } = recordAnnouncements();
  const { user } = await openCheckout(MALI);
  const coupons = await screen.findByRole('region', { name: 'Coupons' });
  await passTime(QUIET_MS);
  expect(said).not.toContainEqual(expect.stringContaining('Amount due'));
  await user.click(within(coupons).getAllByRole('button', { pressed: false })[0]!);
  const text = await next();
  expect(text).toMatch(/Amount due \| \$[\d,.]+$/);
  expect(text).toContain(document.querySelector('[class*=sumTotal] .price')?.textContent);
});

describe('a product', () => {
  it('announces price and stock of the selected option', async () => {
    const { said, next } = recordAnnouncements();
    const { user } = await openShop(`/en/goods_detail/${FEATURED_ID}`);
    await screen.findByRole('heading', { level: 1 });
    const other = document.querySelector('.sku-option__opt[aria-pressed=false]');
    await passTime(QUIET_MS);
    expect(said).toEqual([]);
    await user.click(other!);
    expect(await next()).toMatch(/^Price \$[\d,.]+ \| [\d,]+ in stock/);
  });
});

describe('a list announces', () => {
  it('how many results it has and how they are sorted', async () => {
    const { said, next } = recordAnnouncements();
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    const price = await screen.findByRole('link', { name: /^Price/ });
    await passTime(QUIET_MS);
    expect(said).toEqual([]);
    await user.click(price);
    expect(await next()).toMatch(/^\d+ results \| Sort \| Price, low to high$/);
  });

  it('its page', async () => {
    const { next } = recordAnnouncements();
    const { user } = await openShop('/en/goods/goods_search');
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    expect(await next()).toBe('Page 2');
  });

  it('its tab', async () => {
    const { next } = recordAnnouncements();
    const { user } = await openShop('/en/users/coupon_list', { as: MALI });
    await user.click(await screen.findByRole('link', { name: /^Used/ }));
    expect(await next()).toMatch(/Used/);
  });

  it('the removal of a filter', async () => {
    const { next } = recordAnnouncements();
    const { user } = await openShop('/en/goods/goods_search?cid=3');
    await user.click(await screen.findByRole('button', { name: /^Remove filter/ }));
    expect(await next()).toMatch(/^\d+ results/);
  });
});

it('another page is announced by its title, without the total of the page before', async () => {
  const { next } = recordAnnouncements();
  const { user, press } = await openCart(ALL);
  await press(CLUTCH, 'Increase quantity');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Wish list' }));
  await waitFor(() => expect(window.location.pathname).toBe('/en/users/collection_list'));
  expect(await next()).toMatch(/Wish list/);
  expect(screen.queryByRole('button', { name: ofItem('Remove') })).toBeNull();
});
