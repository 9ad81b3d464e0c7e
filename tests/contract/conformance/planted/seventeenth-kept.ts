import { acting, type PlantedFault, type Tree } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

const copyOf = (value: unknown): never => structuredClone(value) as never;

/** What is kept of a write that is wrong under a condition. Before each name: what the fault breaks. */
export const SEVENTEENTH_KEPT: readonly PlantedFault[] = [
  {
    // charset of the connection
    name: 'accents of a review are lost',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    })),
  },
  {
    // NO_BACKSLASH_ESCAPES is off, and the text is in the statement
    name: 'backslashes of a note are lost',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark && { mark: body.mark.replaceAll('\\', '') }),
    })),
  },
  {
    // VARCHAR(500), not strict
    name: 'a review ends at 255 characters',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({ ...body, comment: body.comment.slice(0, 255) })),
  },
  {
    // stock > quantity
    name: 'the last pieces cannot be ordered',
    about: 'refused',
    on: ['preOrderCreate'],
    market: refusing('preOrderCreate', ({ market, body }) => {
      const [first] = body.orderDetails as Tree[];
      const sku = market.catalogue.products
        .flatMap(({ skus }) => skus)
        .find(({ id }) => id === first?.attrValueId);
      if (!sku || body.preOrderType !== 'buyNow') return false;
      const { sold, restocked } = market.state;
      const left = sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0);
      return left === first?.productNum;
    }),
  },
  {
    // List.subList(0, 3)
    name: 'a refund keeps two of its pictures',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: afterwards('refundApply', ({ market }) => {
      const refund = market.state.refunds.at(-1);
      if (!refund || refund.pictures.length < 3) return false;
      refund.pictures = refund.pictures.slice(0, 2);
      return true;
    }),
  },
  {
    name: 'the coupon of an order of two stores has no time of its use',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const master = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      const parts = ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      );
      const mine = ask.market.state.userCoupons.find(({ id }) => id === master?.userCouponId);
      if (!mine || parts.length < 2) return data;
      mine.useTime = null;
      hit();
      return data;
    }),
  },
  {
    // UPDATE cart SET quantity by the product
    name: 'a new quantity is that of all options of the product in the cart',
    about: 'state',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, user, body }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      const twins = market.state.cart.filter(
        (one) => one !== line && one.userId === user?.id && one.productId === line?.productId,
      );
      for (const one of twins) one.quantity = body.number;
      return twins.length > 0;
    }),
  },
  {
    // put before the check
    name: 'a pre-order that is refused counts in the cart',
    about: 'state',
    on: ['preOrderCreate'],
    at: '*',
    market: acting('preOrderCreate', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const line = ask.market.state.cart.find(({ userId }) => userId === ask.user?.id);
        if (line) {
          line.quantity += 1;
          hit();
        }
        throw error;
      }
    }),
  },
  {
    // a batch of 1 for each store
    name: 'the second line of a store in an order has one piece',
    about: 'state',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      for (const { lines } of ask.market.state.merchantOrders.filter(
        ({ masterNo }) => masterNo === data.orderNo,
      ))
        for (const line of lines.slice(1)) {
          if (line.quantity === 1) continue;
          line.quantity = 1;
          hit();
        }
      return copyOf(data);
    }),
  },
];
