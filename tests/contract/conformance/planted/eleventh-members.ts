import { money } from '#mocks/handlers/wire.ts';
import { pricePreOrder } from '#mocks/market/preorder.ts';
import { acting, eachRow, firstOf, listed, type PlantedFault, type Tree } from './plant.ts';
import { reading } from './sixth-shared.ts';

/** Account, addresses, cart, orders, refunds, reviews, points. Before each name: what the fault breaks. */
export const ELEVENTH_MEMBERS: readonly PlantedFault[] = [
  {
    // couponCount: "Unused coupons that have not ended"; COUNT(*)
    name: 'the coupons of a member are counted with the used ones',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const all = ask.market.state.userCoupons.filter(({ userId }) => userId === ask.user?.id);
      if (all.length !== data.couponCount) hit();
      return { ...data, couponCount: all.length };
    }),
  },
  {
    // collectCount: "followed stores are not counted"
    name: 'followed stores count as products of the wish list',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const stores = ask.market.state.followedMerchants.filter(
        ({ userId }) => userId === ask.user?.id,
      ).length;
      if (stores > 0) hit();
      return { ...data, collectCount: data.collectCount + stores };
    }),
  },
  {
    // charset utf8 (three bytes), sql_mode without STRICT: the text ends before the first letter of four bytes
    name: 'a nickname ends before the first emoji',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: reading('userEdit', (body) => ({
      ...body,
      nickname: body.nickname.replace(/[\u{10000}-\u{10ffff}].*$/su, ''),
    })),
  },
  {
    // the session holds the user of the first sign-in
    name: 'after a change of the name the sign-in answers the old one',
    about: 'same',
    on: ['emailLogin'],
    edit: ({ data, memory }) => {
      data.nikeName = firstOf(memory, String(data.uid), data.nikeName);
    },
  },
  {
    // updateById leaves out the fields that are null
    name: 'the phone of an address cannot be removed',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body, { market }) => {
      const before = market.state.addresses.find(({ id }) => id === body.id);
      if (!before?.phone || body.phone) return body;
      return { ...body, phone: before.phone, countryCode: before.countryCode };
    }),
  },
  {
    // @Cacheable on the default address, evicted by addressSave and addressDelete only
    name: 'another default address is not the default of the next order',
    about: 'same',
    on: ['addressDefault'],
    at: '*',
    edit: ({ data, token, memory }) => {
      if (!data) return;
      Object.assign(data, firstOf(memory, token, structuredClone(data)));
    },
  },
  {
    // INSERT … ON DUPLICATE KEY UPDATE cart_num = VALUES(cart_num)
    name: 'of the same option twice in one call the last one counts',
    about: 'kept',
    on: ['cartSave'],
    at: '*',
    market: reading('cartSave', (body) =>
      body.filter(
        ({ productAttrUnique }, at) =>
          !body.slice(at + 1).some((later) => later.productAttrUnique === productAttrUnique),
      ),
    ),
  },
  {
    // "groups appear in the order of their newest line"; a TreeMap by merchant id
    name: 'the stores of a cart are in the order of their ids',
    about: 'page',
    on: ['cartList'],
    edit: ({ data }) => {
      (data as unknown as Tree[]).sort((one, other) => Number(one.merId) - Number(other.merId));
    },
  },
  {
    // type sum: "Pieces"; the query of the invalid lines is COUNT(id)
    name: 'pieces of invalid lines are counted as lines',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    market: acting('cartCount', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 'sum' || ask.query.numType) return data;
      const lines = await market({ ...ask, query: { ...ask.query, type: 'total' } });
      if (lines.count !== data.count) hit();
      return lines;
    }),
  },
  {
    // freightFee: "postage times pieces, summed"; once a line
    name: 'the price of an order has the postage of one piece a line',
    about: 'sum',
    on: ['orderPrice'],
    at: '*',
    market: acting('orderPrice', async (ask, market, hit) => {
      const data = await market(ask);
      const { preOrders } = ask.market.state;
      const lines = preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
      const postage = lines.reduce((sum, line) => sum + line.postage, 0);
      const right = pricePreOrder(ask.market, ask.user?.id ?? 0, ask.body.preOrderNo).postage;
      if (postage === right) return data;
      hit();
      const payable = Math.round(Number(data.payFee) * 100) - right + postage;
      return { ...data, freightFee: money(postage), payFee: money(payable) };
    }),
  },
  {
    // a filter against scripts escapes each text of a request
    name: 'the note of an order comes back escaped',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) =>
      body.mark === undefined
        ? body
        : {
            ...body,
            mark: body.mark
              .replaceAll('&', '&amp;')
              .replaceAll('<', '&lt;')
              .replaceAll("'", '&#39;'),
          },
    ),
  },
  {
    // useTime: "When it was used; null until then"; the cancellation sets the status alone
    name: 'a coupon that is given back keeps the time of its use',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: (hit) =>
      acting('orderCancel', async (ask, market) => {
        const { masterOrders, userCoupons } = ask.market.state;
        const id = masterOrders.find(({ no }) => no === ask.params.orderNo)?.userCouponId;
        const coupon = userCoupons.find((mine) => mine.id === id);
        const time = coupon?.useTime ?? null;
        const data = await market(ask);
        if (coupon && time !== null) {
          coupon.useTime = time;
          hit();
        }
        return data;
      })(hit),
  },
  {
    // type 1 of orderList: "Paid, not shipped, no refund"
    name: 'orders to ship are listed with those that are to be refunded',
    about: 'filter',
    on: ['orderList'],
    market: listed('orderList', async ({ rows, query, others }) =>
      Number(query.type) === 1
        ? (await others({ type: -1 })).filter(({ paid, status }) => paid && status === 0)
        : rows,
    ),
  },
  {
    // refundTime: "When it was refunded"; the time of the decision
    name: 'a refused refund has the time of a refund',
    about: 'state',
    on: ['refundDetail'],
    edit: ({ data }) => {
      if (data.refundStatus === 1) data.refundTime = data.createTime;
    },
  },
  {
    // refund_reason_wap_img: "joined by commas"; bound to the first value
    name: 'of several pictures of a refund the first is kept',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      refund_reason_wap_img: body.refund_reason_wap_img?.split(',')[0] ?? '',
    })),
  },
  {
    // serviceStar: "null when none were given"; the column's default
    name: 'without stars for the service a review has five',
    about: 'kept',
    on: ['myReviews'],
    at: '*',
    edit: eachRow((row) => {
      row.serviceStar ??= 5;
    }),
  },
  {
    // a text of several lines
    name: 'a review loses its line breaks',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.replace(/\s*\n\s*/g, ' '),
    })),
  },
  {
    // settledIntegral: "frozen ones not counted"
    name: 'points earned are counted with the frozen ones',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    edit: ({ data }) => {
      data.settledIntegral = Number(data.settledIntegral) + Number(data.freezeIntegral);
    },
  },
  {
    // denialReason: "Why it was refused; else null or empty"; a resubmission sets the status alone
    name: 'an application that is sent again keeps its refusal',
    about: 'state',
    on: ['settlementDetail'],
    at: '*',
    market: (hit) => {
      const reasons = new Map<number, string>();
      return acting('settlementDetail', async (ask, market) => {
        const data = await market(ask);
        if (data.denialReason) reasons.set(data.id, data.denialReason);
        const before = reasons.get(data.id);
        if (data.auditStatus !== 1 || before === undefined) return data;
        hit();
        return { ...data, denialReason: before };
      })(hit);
    },
  },
  {
    // logisticsInfo: "oldest first"
    name: 'the steps of a parcel are the newest first',
    about: 'page',
    on: ['orderExpress', 'visitorOrderDetail'],
    edit: ({ data }) => {
      const parcel = (data && 'expressInfo' in data ? data.expressInfo : data) as Tree | null;
      if (!parcel?.logisticsInfo) return;
      const steps = JSON.parse(String(parcel.logisticsInfo)) as Tree[];
      parcel.logisticsInfo = JSON.stringify(steps.toReversed());
    },
  },
];
