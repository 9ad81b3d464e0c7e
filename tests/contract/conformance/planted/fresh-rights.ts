import { MarketError } from '#mocks/market/errors.ts';
import type { Coupon } from '#mocks/market/model.ts';
import type { Ask, Handler, WireData } from '#mocks/handlers/types.ts';
import { acting, type PlantedFault } from './plant.ts';

const keyOf = (error: unknown) => (error instanceof MarketError ? error.key : null);

/** Calls again after a refusal, when `change` has removed its reason; what it returns puts the reason back. */
async function despite<Id extends 'orderPrice' | 'refundApply' | 'reviewAdd'>(
  ask: Ask<Id>,
  market: Handler<Id>,
  refusal: string,
  change: () => () => void,
): Promise<{ data: WireData<Id>; isForced: boolean }> {
  try {
    return { data: await market(ask), isForced: false };
  } catch (error) {
    if (keyOf(error) !== refusal) throw error;
    const back = change();
    try {
      return { data: await market(ask), isForced: true };
    } finally {
      back();
    }
  }
}

const couponOf = ({ market, body, user }: Ask<'orderPrice'>): Coupon | undefined => {
  const mine = market.state.userCoupons.find(
    ({ id, userId }) => id === body.couponId && userId === user?.id,
  );
  return market.catalogue.coupons.find(({ id }) => id === mine?.couponId);
};
const linesOf = ({ market, body }: Ask<'orderPrice'>) =>
  market.state.preOrders.find(({ no }) => no === body.preOrderNo)?.lines ?? [];

/** Checks and periods as they go wrong in a service. */
export const FRESH_RIGHTS: readonly PlantedFault[] = [
  {
    name: 'a coupon counts below its minimum',
    about: 'lifecycle',
    on: ['orderPrice'],
    market: acting('orderPrice', async (ask, market, hit) => {
      const coupon = couponOf(ask);
      const { data, isForced } = await despite(ask, market, 'couponMinimum', () => {
        const before = coupon?.minPrice ?? 0;
        if (coupon) coupon.minPrice = 0;
        return () => void (coupon && (coupon.minPrice = before));
      });
      if (isForced) hit();
      return data;
    }),
  },
  {
    name: 'the minimum of a coupon is exclusive',
    about: 'refused',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', (ask, market, hit) => {
      const coupon = couponOf(ask);
      const base = linesOf(ask).reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      if (!coupon || base !== coupon.minPrice) return market(ask);
      hit();
      throw new MarketError('couponMinimum', 500);
    }),
  },
  {
    name: 'a coupon of one store counts in another',
    about: 'lifecycle',
    on: ['orderPrice'],
    market: acting('orderPrice', async (ask, market, hit) => {
      const coupon = couponOf(ask);
      const first = ask.market.catalogue.products.find(
        ({ id }) => id === linesOf(ask)[0]?.productId,
      );
      const { data, isForced } = await despite(ask, market, 'couponNoMerchant', () => {
        const before = coupon?.merId ?? 0;
        if (coupon) coupon.merId = first?.merId ?? 0;
        return () => void (coupon && (coupon.merId = before));
      });
      if (isForced) hit();
      return data;
    }),
  },
  {
    name: 'a coupon for some products counts for all',
    about: 'lifecycle',
    on: ['orderPrice'],
    market: acting('orderPrice', async (ask, market, hit) => {
      const coupon = couponOf(ask);
      const { data, isForced } = await despite(ask, market, 'couponNoGoods', () => {
        const before = coupon?.productIds ?? [];
        if (coupon) coupon.productIds = linesOf(ask).map(({ productId }) => productId);
        return () => void (coupon && (coupon.productIds = before));
      });
      if (isForced) hit();
      return data;
    }),
  },
  {
    name: 'a pre-order can be ordered after its time',
    about: 'lifecycle',
    on: ['preOrderCreate'],
    at: '*',
    market: acting('preOrderCreate', async (ask, market, hit) => {
      const data = await market(ask);
      const made = ask.market.state.preOrders.at(-1);
      if (made) made.created += 1e12;
      hit();
      return data;
    }),
  },
  {
    name: 'a code works after its time',
    about: 'lifecycle',
    on: ['emailRegister'],
    at: '*',
    market: acting('emailRegister', (ask, market, hit) => {
      const code = ask.market.state.codes.findLast(({ to }) => to === ask.body.email);
      if (
        code &&
        !code.used &&
        code.code === ask.body.captcha &&
        code.expires < Date.now() + ask.market.state.clockOffset
      ) {
        hit();
        code.expires = Infinity;
      }
      return market(ask);
    }),
  },
  {
    name: 'a code of another mailbox works',
    about: 'lifecycle',
    on: ['emailRegister'],
    at: '*',
    market: acting('emailRegister', (ask, market, hit) => {
      const { codes } = ask.market.state;
      const code = codes.findLast(({ code, used }) => code === ask.body.captcha && !used);
      if (code && code.to !== ask.body.email) {
        hit();
        codes.push({ ...code, to: ask.body.email });
      }
      return market(ask);
    }),
  },
  {
    name: 'a password with more characters works',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: acting('emailLogin', (ask, market, hit) => {
      const { email, password } = ask.body;
      const user = ask.market.state.users.find(
        (one) => one.type === 'email' && one.email === email,
      );
      if (!user || user.password === password || !password.startsWith(user.password))
        return market(ask);
      hit();
      return market({ ...ask, body: { email, password: user.password } });
    }),
  },
  {
    name: 'a refund can be requested twice',
    about: 'lifecycle',
    on: ['refundApply'],
    market: acting('refundApply', async (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const { data, isForced } = await despite(ask, market, 'refundApplied', () => {
        if (order) order.refundStatus = 0;
        return () => {};
      });
      if (isForced) hit();
      return data;
    }),
  },
  {
    name: 'a line can be reviewed twice',
    about: 'lifecycle',
    on: ['reviewAdd'],
    market: acting('reviewAdd', async (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const line = order?.lines.find(({ id }) => id === ask.body.orderInfoId);
      const force = () => {
        if (line) line.reviewed = false;
        return () => {};
      };
      try {
        const first = await despite(ask, market, 'lineReviewed', force);
        if (first.isForced) hit();
        return first.data;
      } catch (error) {
        if (keyOf(error) !== 'orderReviewed' || !line) throw error;
        force();
        hit();
        return market(ask);
      }
    }),
  },
  {
    name: 'a line can be reviewed before it is received',
    about: 'lifecycle',
    on: ['reviewAdd'],
    market: acting('reviewAdd', async (ask, market, hit) => {
      const order = ask.market.state.merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const { data, isForced } = await despite(ask, market, 'lineNotReceived', () => {
        for (const line of order?.lines ?? []) line.received = true;
        return () => {};
      });
      if (isForced) hit();
      return data;
    }),
  },
  {
    name: 'a paid order can be paid again',
    about: 'lifecycle',
    on: ['payStart'],
    market: acting('payStart', async (ask, market, hit) => {
      const order = ask.market.state.masterOrders.find(({ no }) => no === ask.body.orderNo);
      if (!order?.paid || order.userId !== ask.user?.id) return market(ask);
      order.paid = false;
      try {
        const data = await market(ask);
        hit();
        return data;
      } finally {
        order.paid = true;
      }
    }),
  },
];
