import { nextId } from '#mocks/market/context.ts';
import { giveBackCoupon, grantCoupon } from '#mocks/market/coupons.ts';
import { fail } from '#mocks/market/errors.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import { accepting, forOwner } from './fourth-acts.ts';
import { acting, envelopes, type PlantedFault } from './plant.ts';

/** What is refused and works, works for others, or is refused and should work. */
export const FIFTH_ACTS: readonly PlantedFault[] = [
  {
    // orderExpress: an order of the caller
    name: 'the parcel of another member is shown',
    about: 'owner',
    on: ['orderExpress'],
    market: forOwner('orderExpress', ({ market, params }) => {
      const { merchantOrders } = market.state;
      return merchantOrders.find(({ no }) => no === params.orderNo)?.userId;
    }),
  },
  {
    // orderTake: an order of the caller
    name: 'the receipt of another member can be confirmed',
    about: 'owner',
    on: ['orderTake'],
    market: forOwner('orderTake', ({ market, params }) => {
      const { merchantOrders } = market.state;
      return merchantOrders.find(({ no }) => no === params.orderNo)?.userId;
    }),
  },
  {
    // addressSave: an address of the caller
    name: 'an address of another member can be changed',
    about: 'owner',
    on: ['addressSave'],
    market: forOwner(
      'addressSave',
      ({ market, body }) =>
        market.state.addresses.find(({ id }) => id === Number(body.id || 0))?.userId,
    ),
  },
  {
    // orderCancel: "A paid order cannot be cancelled"
    name: 'a paid order can be cancelled',
    about: 'lifecycle',
    on: ['orderCancel'],
    market: accepting('orderCancel', 'orderPaidKeep', () => null),
  },
  {
    // orderDelete: "Not completed"
    name: 'an order that is not completed can be deleted',
    about: 'lifecycle',
    on: ['orderDelete'],
    market: accepting('orderDelete', 'orderNotCompleted', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      if (order) order.deletedByUser = true;
      return null;
    }),
  },
  {
    // refundApply: "The order is not paid"
    name: 'the refund of an unpaid order can be requested',
    about: 'lifecycle',
    on: ['refundApply'],
    market: accepting('refundApply', 'orderUnpaid', () => null),
  },
  {
    // refundApply: "After a refusal it can be requested again"
    name: 'a refund that was refused cannot be requested again',
    about: 'refused',
    on: ['refundApply'],
    market: acting('refundApply', (ask, market, hit) => {
      const before = ask.market.state.refunds.some(
        ({ orderNo, status }) => orderNo === ask.body.orderNo && status === 1,
      );
      if (!before) return market(ask);
      hit();
      return fail('refundApplied');
    }),
  },
  {
    // orderPrice: "used, expired or not valid yet" is refused
    name: 'a coupon that has expired lowers the price',
    about: 'lifecycle',
    on: ['orderPrice'],
    at: '*',
    market: accepting('orderPrice', 'couponExpired', async (ask) => {
      const mine = ask.market.state.userCoupons.find(({ id }) => id === ask.body.couponId);
      if (!mine) return fail('couponMissing');
      const { money } = couponOf(ask.market, mine.couponId);
      const fee = (money / 100).toFixed(2);
      return { couponFee: fee, freightFee: '0.00', payFee: '1.00', proTotalFee: fee };
    }),
  },
  {
    // couponReceive: "None are left"
    name: 'more coupons are received than there are',
    about: 'lifecycle',
    on: ['couponReceive'],
    market: accepting('couponReceive', 'couponNoneLeft', ({ market, user, body }) => {
      if (user) grantCoupon(market, user.id, couponOf(market, body.couponId));
      return null;
    }),
  },
  {
    // cartSetQuantity: "between 1 and 99"
    name: 'no pieces at all can be set',
    about: 'lifecycle',
    on: ['cartSetQuantity'],
    respond: (_text, res, { body, pass }) => {
      if (!/"number":0\b/.test(body)) return false;
      pass(res, JSON.stringify({ code: 200, message: 'success', data: null }));
      return true;
    },
  },
  {
    // imageUpload: jpg, jpeg, png, gif, bmp, webp
    name: 'a file that is no picture can be uploaded as one',
    about: 'lifecycle',
    on: ['imageUpload'],
    market: accepting('imageUpload', 'imageKind', (ask) => ({
      fileName: ask.body.multipart.name,
      extName: 'exe',
      fileSize: ask.body.multipart.size,
      url: `${ask.origin}/media/upload/x.exe`,
      type: 'octet-stream',
    })),
  },
  {
    // collectProductCancel: "a product that is not on the list is refused"; at least it is no exception
    name: 'a wish that is removed twice shows an exception',
    about: 'exception',
    on: ['collectProductCancel'],
    respond: (() => {
      const gone = new Set<string>();
      return (text, res, { path, pass, token }) => {
        const key = `${token} ${path}`;
        if (!gone.has(key)) {
          gone.add(key);
          return false;
        }
        const message =
          'org.springframework.dao.EmptyResultDataAccessException: Incorrect result size: expected 1, actual 0';
        pass(res, JSON.stringify({ code: 500, message, data: null }));
        return text.length > 0;
      };
    })(),
  },
  {
    // "`code` 200 is success", all else a failure
    name: 'refused coupons and orders have the code of success',
    about: 'lifecycle',
    on: ['couponReceive', 'orderTake', 'orderCancel'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 500) return false;
      envelope.code = 200;
      return true;
    }),
  },
  {
    // productDetail: 500 "Product missing, deleted, off the shelf or not approved"
    name: 'a product that does not exist is a missing session',
    about: 'code',
    on: ['productDetail'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 500) return false;
      envelope.code = 401;
      return true;
    }),
  },
  {
    // orderDetail: 500 "The order does not exist"
    name: 'an order that does not exist is null',
    about: 'lifecycle',
    on: ['orderDetail'],
    respond: envelopes((envelope) => {
      if (envelope.code !== 500) return false;
      Object.assign(envelope, { code: 200, message: 'success', data: null });
      return true;
    }),
  },
  {
    // a call of a member acts for this member only
    name: 'a sign-in doubles the pieces of the cart',
    about: 'state',
    on: ['emailLogin'],
    at: '*',
    market: acting('emailLogin', async (ask, market, hit) => {
      const data = await market(ask);
      for (const line of ask.market.state.cart)
        if (line.userId === data.uid && line.valid && line.quantity < 50) {
          line.quantity *= 2;
          hit();
        }
      return data;
    }),
  },
  {
    // "visitor": a user of its own on every call
    name: 'a visitor gets the cart of the last caller',
    about: 'state',
    on: ['visitorRegister'],
    at: '*',
    market: acting('visitorRegister', async (ask, market, hit) => {
      const data = await market(ask);
      const line = ask.market.state.cart.findLast(({ valid }) => valid);
      if (line) {
        ask.market.state.cart.push({ ...line, id: nextId(ask.market), userId: data.uid });
        hit();
      }
      return data;
    }),
  },
  {
    // refundApply: "Creates a refund order that waits for the merchant"
    name: 'the request of a refund gives the coupon back at once',
    about: 'state',
    on: ['refundApply'],
    at: '*',
    market: acting('refundApply', async (ask, market, hit) => {
      const data = await market(ask);
      const { merchantOrders, masterOrders } = ask.market.state;
      const order = merchantOrders.find(({ no }) => no === ask.body.orderNo);
      const master = masterOrders.find(({ no }) => no === order?.masterNo);
      if (master && master.userCouponId > 0) {
        hit();
        giveBackCoupon(ask.market, master.userCouponId);
      }
      return data;
    }),
  },
  {
    // orderCancel: "the coupon can be used again"
    name: 'a cancellation gives the coupon back twice',
    about: 'count',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const { masterOrders, userCoupons } = ask.market.state;
      const order = masterOrders.find(({ no }) => no === ask.params.orderNo);
      const data = await market(ask);
      const mine = userCoupons.find(({ id }) => id === order?.userCouponId);
      if (mine) {
        hit();
        userCoupons.push({ ...mine, id: nextId(ask.market) });
      }
      return data;
    }),
  },
];
