// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openShop } from './open-shop.tsx';

const SOM = 'som@lychee.test';
const kindOf = (picture: Element | null | undefined) =>
  /states\/(\w+)\.webp/.exec(picture?.getAttribute('src') ?? '')?.[1];

async function emptyCard() {
  const root = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('main .empty');
    expect(found).not.toBeNull();
    return found!;
  });
  return within(root);
}

describe('an empty list has a picture of its own and a next step', () => {
  it.each([
    ['/users/order_list', 'orders', 'Start shopping', '/en'],
    ['/users/collection_list', 'wishlist', 'Top sellers', '/en/goods/top_one'],
    ['/users/collection_list?tab=stores', 'stores', 'Stores', '/en/merchant/merchant_street'],
    ['/users/coupon_list?tab=used', 'coupons', 'View available coupons', '/en/users/coupon_list'],
    ['/users/points_list', 'points', 'Earn points', '/en/users/points_list?tab=earn'],
    ['/users/refund_list', 'refunds', 'My orders', '/en/users/order_list?orderStatus=1'],
    ['/users/evaluation_list', 'reviews', 'See my orders', '/en/users/order_list?orderStatus=2'],
    [
      '/users/evaluation_list?tab=written',
      'reviews',
      'See items to review',
      '/en/users/evaluation_list',
    ],
    ['/users/application_record', 'applications', 'Sell with us', '/en/users/merchant_settled'],
    ['/order/shopping_cart', 'cart', 'Start shopping', '/en'],
  ])('%s', async (path, kind, step, href) => {
    const { user } = await openShop(`/en${path}`, { as: SOM });
    const card = await emptyCard();
    expect(kindOf(document.querySelector('main .empty img'))).toBe(kind);
    const link = card.getByRole('link', { name: step });
    expect(link).toHaveAttribute('href', href);
    await user.click(link);
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(href));
    expect(document.querySelector('.error-page')).toBeNull();
  });

  it('usable coupons lead to the stores that give them', async () => {
    await openShop('/en/users/coupon_list', { as: SOM });
    const card = await emptyCard();
    expect(card.getByRole('heading', { name: 'No coupons yet' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Stores' })).toHaveAttribute(
      'href',
      '/en/merchant/merchant_street',
    );
  });

  it('addresses can be added', async () => {
    await openShop('/en/users/address_list', { as: SOM });
    const card = await emptyCard();
    expect(kindOf(document.querySelector('main .empty img'))).toBe('addresses');
    expect(card.getByRole('button', { name: 'Add address' })).toBeVisible();
  });

  it('a search without results shows keywords', async () => {
    await openShop('/en/goods/goods_search?title=zzzz');
    await emptyCard();
    expect(kindOf(document.querySelector('main .empty img'))).toBe('search');
    const popular = (await screen.findByRole('heading', { name: 'Popular searches' }))
      .parentElement;
    expect(within(popular!).getAllByRole('link').length).toBeGreaterThan(1);
  });
});

describe('an error page has the picture of its kind', () => {
  const art = () => kindOf(document.querySelector('.error-page__art img'));

  it('of an unknown address, with its code', async () => {
    await openShop('/en/no/such/page');
    expect(await screen.findByText('404')).toBeVisible();
    expect(art()).toBe('lost');
    expect(screen.getByRole('button', { name: 'Back to home' })).toBeVisible();
  });

  it('of a product that is gone, with a way to others', async () => {
    const { user } = await openShop('/en/goods_detail/999999');
    expect(art()).toBe('gone');
    await user.click(screen.getByRole('button', { name: 'Start shopping' }));
    await waitFor(() => expect(window.location.pathname).toBe('/en/goods/goods_search'));
  });

  it('of a backend that fails, with the advice to check the orders first', async () => {
    await openShop('/en/goods_detail/1001', { faults: { productDetail: 'code500' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading failed' })).toBeVisible();
    expect(art()).toBe('down');
    const link = screen.getByRole('link', { name: 'your orders' });
    expect(link.parentElement).toHaveTextContent(/check your orders before you pay again/);
    expect(link).toHaveAttribute('href', '/en/users/order_list');
  });

  it('of a missing connection, without that advice', async () => {
    await openShop('/en/goods_detail/1001', {
      answer: ({ url }) =>
        url.includes('/product/detail/') ? Promise.reject(new TypeError()) : null,
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Loading failed' })).toBeVisible();
    expect(art()).toBe('offline');
    expect(screen.queryByText(/check your orders/)).toBeNull();
  });
});
