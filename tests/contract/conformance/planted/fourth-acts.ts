import type { Ask, WireData } from '#mocks/handlers/types.ts';
import { loginHandlers } from '#mocks/handlers/login.ts';
import { now } from '#mocks/market/context.ts';
import { grantCoupon } from '#mocks/market/coupons.ts';
import { fail, MarketError } from '#mocks/market/errors.ts';
import { couponOf } from '#mocks/market/lookups.ts';
import type { MessageKey } from '#mocks/market/messages.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { acting, eachRow, type PlantedFault } from './plant.ts';

/** Accepts what the market refuses for one reason; `otherwise` acts and answers, or refuses as well. */
export const accepting = <Id extends OperationId>(
  operation: Id,
  key: MessageKey,
  otherwise: (ask: Ask<Id>) => WireData<Id> | Promise<WireData<Id>>,
): NonNullable<PlantedFault['market']> =>
  acting(operation, async (ask, market, hit) => {
    try {
      return await market(ask);
    } catch (error) {
      if (!(error instanceof MarketError) || error.key !== key) throw error;
      const data = await otherwise(ask);
      hit();
      return data;
    }
  });

/** Acts for the owner of a thing, for any caller. */
export const forOwner = <Id extends OperationId>(
  operation: Id,
  ownerId: (ask: Ask<Id>) => number | undefined,
): NonNullable<PlantedFault['market']> =>
  acting(operation, (ask, market, hit) => {
    const owner = ask.market.state.users.find(({ id }) => id === ownerId(ask));
    if (!owner || owner.id === ask.user?.id) return market(ask);
    hit();
    return market({ ...ask, user: owner });
  });

/** Other people's things. Before each name: what the fault breaks. */
export const FOURTH_OWNER: readonly PlantedFault[] = [
  {
    // settlementDetail: "does not exist or belongs to another user"
    name: 'an application is shown to other members',
    about: 'owner',
    on: ['settlementDetail'],
    at: '*',
    market: forOwner(
      'settlementDetail',
      ({ market, params }) => market.state.applications.find(({ id }) => id === params.id)?.userId,
    ),
  },
  {
    // collectProductDelete: "own rows"; "None of the rows exists"
    name: 'wishes of another member can be deleted',
    about: 'owner',
    on: ['collectProductDelete'],
    market: forOwner('collectProductDelete', ({ market, body }) => {
      const ids = String(body.ids).split(',').map(Number);
      return market.state.collectedProducts.find(({ id }) => ids.includes(id))?.userId;
    }),
  },
  {
    // cartSetQuantity: "The line does not exist"
    name: 'the quantity of a line of another member can be changed',
    about: 'owner',
    on: ['cartSetQuantity'],
    market: forOwner(
      'cartSetQuantity',
      ({ market, body }) => market.state.cart.find(({ id }) => id === body.id)?.userId,
    ),
  },
  {
    // payStart: "The order does not exist" for others
    name: 'the payment of an order of another member can be started',
    about: 'owner',
    on: ['payStart'],
    market: forOwner(
      'payStart',
      ({ market, body }) => market.state.masterOrders.find(({ no }) => no === body.orderNo)?.userId,
    ),
  },
  {
    // visitorOrderDetail: "does not belong to the visitor with this identity"
    name: 'an order of a store is shown for any identity',
    about: 'owner',
    on: ['visitorOrderDetail'],
    market: acting('visitorOrderDetail', (ask, market, hit) => {
      const { users, merchantOrders } = ask.market.state;
      const order = merchantOrders.find(({ no }) => no === ask.query.orderNo);
      const owner = users.find(({ id }) => id === order?.userId);
      const isVisitor = owner?.type === 'visitor';
      if (!isVisitor || owner.identity === ask.query.identity) return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, identity: owner.identity } });
    }),
  },
  {
    // "an 8-character random password is mailed", nowhere else
    name: 'applications show the first password of the merchant',
    about: 'secret',
    on: ['settlementRecords'],
    edit: eachRow((row) => {
      row.initialPassword = 'aB3dE6gH';
    }),
  },
  {
    // nickname: "masked with asterisks"
    name: 'the newest review shows the whole nickname',
    about: 'same',
    on: ['productReviewDigest'],
    at: '*',
    market: acting('productReviewDigest', async (ask, market, hit) => {
      const data = await market(ask);
      const newest = data.productReply;
      if (!newest) return data;
      hit();
      return { ...data, productReply: { ...newest, nickname: 'Alexandra Hill' } };
    }),
  },
  {
    // isUse: "false for guests"
    name: 'guests have received every coupon',
    about: 'filter',
    on: ['couponOffers'],
    edit: (call) => {
      if (call.token !== '') return;
      eachRow((row) => {
        row.isUse = true;
      })(call);
    },
  },
];

/** What has ended, or was never allowed, and works. */
export const FOURTH_ACTS: readonly PlantedFault[] = [
  {
    // emailCaptcha: "a new one replaces the old one"
    name: 'a code still works when another one was sent',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: acting('emailPasswordReset', (ask, market, hit) => {
      const { codes } = ask.market.state;
      const newest = codes.findLast(({ to }) => to === ask.body.email);
      const older = codes.find(
        (code) =>
          code.to === ask.body.email &&
          code !== newest &&
          !code.used &&
          code.expires >= now(ask.market) &&
          code.code === ask.body.captcha,
      );
      if (older && newest) {
        hit();
        newest.code = older.code;
      }
      return market(ask);
    }),
  },
  {
    // logout: "Never fails, even without a token"
    name: 'a guest who signs out gets a failure',
    about: 'refused',
    on: ['logout'],
    market: acting('logout', (ask, market, hit) => {
      if (ask.user) return market(ask);
      hit();
      return fail('notSignedIn');
    }),
  },
  {
    // couponReceive: "this user already took it (ever: one per user)"
    name: 'a coupon can be received again when it was used',
    about: 'lifecycle',
    on: ['couponReceive'],
    market: accepting('couponReceive', 'couponTaken', ({ market, user, body }) => {
      const isUsed = market.state.userCoupons.some(
        (mine) => mine.couponId === body.couponId && mine.userId === user?.id && mine.status === 1,
      );
      if (!isUsed || !user) fail('couponTaken');
      grantCoupon(market, user.id, couponOf(market, body.couponId));
      return null;
    }),
  },
  {
    // orderDelete: "A refund is running"
    name: 'an order can be deleted while its refund waits',
    about: 'lifecycle',
    on: ['orderDelete'],
    market: accepting('orderDelete', 'orderInRefund', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      if (order) order.deletedByUser = true;
      return null;
    }),
  },
  {
    // orderTake: "Not shipped yet, or already received"
    name: 'a received order can be received again',
    about: 'lifecycle',
    on: ['orderTake'],
    market: accepting('orderTake', 'orderNotShipped', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      return order?.status === 3 ? null : fail('orderNotShipped');
    }),
  },
  {
    // refundApply: "The order is shipped and must be received first"
    name: 'a refund can be requested while the parcel is on its way',
    about: 'lifecycle',
    on: ['refundApply'],
    market: accepting('refundApply', 'refundUnderWay', () => null),
  },
  {
    // cartSave: "Sku missing, or not one of this product"
    name: 'a sku of another product can be put into the cart',
    about: 'lifecycle',
    on: ['cartSave'],
    market: accepting('cartSave', 'skuMissing', () => null),
  },
  {
    // scanPayResult: true if paid
    name: 'a scan-code order counts as paid at once',
    about: 'state',
    on: ['scanPayResult'],
    market: acting('scanPayResult', async (ask, market, hit) => {
      if (!(await market(ask))) hit();
      return true;
    }),
  },
  {
    // emailPasswordReset: "The two passwords differ"
    name: 'the repeated password is not compared',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: acting('emailPasswordReset', (ask, market, hit) => {
      if (ask.body.newPassword !== ask.body.passwordAgain) hit();
      return market({ ...ask, body: { ...ask.body, passwordAgain: ask.body.newPassword } });
    }),
  },
  {
    // reviewAdd: "The line does not belong to this order"
    name: 'a line can be reviewed as one of another order',
    about: 'lifecycle',
    on: ['reviewAdd'],
    market: acting('reviewAdd', (ask, market, hit) => {
      const { merchantOrders } = ask.market.state;
      const order = merchantOrders.find(({ lines }) =>
        lines.some(({ id }) => id === ask.body.orderInfoId),
      );
      if (!order || order.userId !== ask.user?.id || order.no === ask.body.orderNo)
        return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, orderNo: order.no } });
    }),
  },
  {
    // what is refused changes nothing
    name: 'a refused default address loses the old one',
    about: 'state',
    on: ['addressSetDefault'],
    at: '*',
    market: acting('addressSetDefault', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        hit();
        for (const address of ask.market.state.addresses)
          if (address.userId === ask.user?.id) address.isDefault = false;
        throw error;
      }
    }),
  },
  {
    // settlementResubmit: "The application is approved"
    name: 'an approved application can be sent again',
    about: 'lifecycle',
    on: ['settlementResubmit'],
    market: accepting('settlementResubmit', 'settlementApproved', () => null),
  },
  {
    // googleLogin: "Google rejected the token"
    name: 'a token that Google does not know signs in',
    about: 'lifecycle',
    on: ['googleLogin'],
    market: accepting('googleLogin', 'socialRefused', (ask) =>
      loginHandlers.visitorRegister({
        ...ask,
        body: { email: `${ask.market.state.nextId}@example.com` },
      }),
    ),
  },
];
