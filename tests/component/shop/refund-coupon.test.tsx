// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addToCart } from '#mocks/market/cart.ts';
import { grantCoupon } from '#mocks/market/coupons.ts';
import { createOrder } from '#mocks/market/order-create.ts';
import { markPaid } from '#mocks/market/order-steps.ts';
import { masterOf, partsOf } from '#mocks/market/order-queries.ts';
import { buildPreOrder } from '#mocks/market/preorder.ts';
import { discountFor, usableCoupons } from '#mocks/market/pricing.ts';
import { applyRefund } from '#mocks/market/refunds.ts';
import { isOffered, piecesLeft } from '#mocks/market/stock.ts';
import { toMinor } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { openShop } from './open-shop.tsx';
import { type Market, type Order, MALI, heading, maliOf, requestOf } from './open-refund.tsx';

/** A paid order of at least two stores that share the discount of one coupon. */
function couponOrder(market: Market): Order[] {
  const mali = maliOf(market);
  const addressId = market.state.addresses.find(({ userId }) => userId === mali.id)!.id;
  for (const coupon of market.catalogue.coupons) {
    const stores = new Map(
      market.catalogue.products
        .filter(({ id }) => coupon.productIds.length === 0 || coupon.productIds.includes(id))
        .filter((product) => isOffered(market, product.id))
        .flatMap(({ merId, id, skus }) => {
          const sku = skus.find((one) => piecesLeft(market, one) > 9);
          return sku ? [[merId, { productId: id, skuId: sku.id, quantity: 3 }] as const] : [];
        }),
    );
    if (stores.size < 2) continue;
    market.state.cart = [];
    const items = [...stores.values()].slice(0, 3);
    addToCart(market, mali.id, items);
    const lineIds = market.state.cart.map(({ id }) => id);
    const { no, lines } = buildPreOrder(market, mali.id, { type: 'shoppingCart', lineIds });
    const mine = grantCoupon(market, mali.id, coupon);
    if (!usableCoupons(market, mali.id, lines).includes(mine)) continue;
    if (discountFor(market, mali.id, lines, mine.id).shares.size < 2) continue;
    const master = createOrder(market, mali.id, {
      preOrderNo: no,
      addressId,
      userCouponId: mine.id,
      payType: 'stripe',
      payChannel: 'stripe',
    });
    markPaid(market, master);
    return partsOf(market, master.no);
  }
  throw new Error('No coupon serves two stores');
}

describe('refunds of an order with a coupon', () => {
  it('explain their amount after the request, too', async () => {
    let amount = 0;
    await openShop((market) => {
      const [part] = couponOrder(market);
      const refund = applyRefund(market, part!.userId, {
        orderNo: part!.no,
        reason: 'Other',
        pictures: [],
        remark: '',
      });
      amount = refund.price;
      return `/en${paths.refund(refund.no)}`;
    }, MALI);
    const share = (await screen.findByText('Share of the coupon')).parentElement!;
    const lines = within(share.parentElement!).getAllByRole('definition');
    const sum = lines.reduce(
      (total, { textContent }) => total + toMinor(textContent.replaceAll(/[$,]/g, '')),
      0,
    );
    expect(lines).toHaveLength(3);
    expect(sum).toBe(amount);
  });

  it('add up to the paid amount', async () => {
    let parts: Order[] = [];
    let paid = 0;
    const shown: number[] = [];
    for (let part = 0; part === 0 || part < parts.length; part++) {
      document.body.replaceChildren();
      await openShop((market) => {
        parts = couponOrder(market);
        paid = masterOf(market, parts[0]!).payPrice;
        return requestOf(parts[part]!);
      }, MALI);
      await heading('Request refund');
      expect(screen.getByText('Share of the coupon')).toBeVisible();
      const price = screen.getByRole('heading', { name: 'You get back' }).nextElementSibling!;
      shown.push(Math.round(Number(price.textContent.replace(/[$,]/g, '')) * 100));
    }
    expect(shown.length).toBeGreaterThan(1);
    expect(shown.reduce((sum, one) => sum + one)).toBe(paid);
  });
});
