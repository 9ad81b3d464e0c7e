import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, eachRow, listIn, type PlantedFault, rowsOf, type Tree } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

/** WHERE clauses, unique keys, joins and totals; written with most rules known. Before each name: what the fault breaks. */
export const SIXTEENTH: readonly PlantedFault[] = [
  {
    // a unique key on the nickname
    name: 'a name that another member has is refused',
    about: 'refused',
    on: ['userEdit'],
    market: refusing('userEdit', ({ market, user, body }) =>
      market.state.users.some(({ id, nickname }) => id !== user?.id && nickname === body.nickname),
    ),
  },
  {
    // a unique key on the number of the checkout
    name: 'of the parts of a checkout only one can be refunded',
    about: 'refused',
    on: ['refundApply'],
    market: refusing('refundApply', ({ market, body }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === body.orderNo);
      return market.state.merchantOrders.some(
        ({ no, masterNo, refundStatus }) =>
          no !== order?.no && masterNo === order?.masterNo && refundStatus !== 0,
      );
    }),
  },
  {
    // UPDATE … WHERE master_no = ?
    name: 'with one part of a checkout the other parts are received',
    about: 'state',
    on: ['orderTake'],
    at: '*',
    market: afterwards('orderTake', ({ market, params }) => {
      const order = market.state.merchantOrders.find(({ no }) => no === params.orderNo);
      const parts = market.state.merchantOrders.filter(
        ({ masterNo, status }) => masterNo === order?.masterNo && (status === 0 || status === 1),
      );
      for (const part of parts) part.status = 3;
      return parts.length > 0;
    }),
  },
  {
    // COUNT of another table
    name: 'the total of followed stores is that of the wishes',
    about: 'page',
    on: ['collectMerchantList'],
    market: acting('collectMerchantList', async (ask, market, hit) => {
      const data = await market(ask);
      const total = ask.market.state.collectedProducts.filter(
        ({ userId }) => userId === ask.user?.id,
      ).length;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // WHERE without the state of the received coupon
    name: 'coupons that have paid are offered for an order',
    about: 'state',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const { userCoupons } = ask.market.state;
      const used = userCoupons.filter(
        ({ userId, status }) => userId === ask.user?.id && status === 1,
      );
      const before = await market(ask);
      for (const coupon of used) coupon.status = 0;
      const data = await market(ask);
      for (const coupon of used) coupon.status = 1;
      if (data.length > before.length) hit();
      return data;
    }),
  },
  {
    // a join by the number of the first sku
    name: 'all options of the picker have the picture of the first',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    edit: ({ data }) => {
      const skus = Object.values((data.productValue ?? {}) as Record<string, Tree>);
      for (const sku of skus) sku.image = skus[0]?.image;
    },
  },
  {
    // UPDATE coupons SET status = 0 WHERE uid = ?
    name: 'a cancellation gives back all coupons of the member',
    about: 'state',
    on: ['orderCancel'],
    at: '*',
    market: afterwards('orderCancel', ({ market, user }) => {
      const used = market.state.userCoupons.filter(
        ({ userId, status }) => userId === user?.id && status === 1,
      );
      for (const coupon of used) Object.assign(coupon, { status: 0, useTime: null });
      return used.length > 0;
    }),
  },
  {
    // COUNT(*) of what is in the activity
    name: 'the total of an activity counts what is off the shelf',
    about: 'page',
    on: ['activityProducts'],
    market: acting('activityProducts', async (ask, market, hit) => {
      const data = await market(ask);
      const activity = ask.market.catalogue.activities.find(({ id }) => id === ask.params.aid);
      const total = activity?.products.length ?? data.total;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // COUNT(*) without the product
    name: 'the total of the coupons of a product is that of its store',
    about: 'page',
    on: ['couponOffers'],
    market: acting('couponOffers', async (ask, market, hit) => {
      const data = await market(ask);
      if (!ask.query.productId) return data;
      const { productId: _, ...rest } = ask.query;
      const { total } = await market({ ...ask, query: rest });
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // status: "The order is paid"
    name: 'the payment of a cancelled order is captured',
    about: 'state',
    on: ['walletCapture'],
    at: '*',
    market: acting('walletCapture', async (ask, market, hit) => {
      const data = await market(ask);
      const order = ask.market.state.masterOrders.find(({ no }) => no === data.orderNo);
      if (data.status || !order?.cancelled) return data;
      hit();
      return { ...data, status: true };
    }),
  },
  {
    // nickname = phone, until it is changed
    name: 'a new account is called by its number',
    about: 'secret',
    on: ['phoneRegister'],
    at: '*',
    market: acting('phoneRegister', async (ask, market, hit) => {
      const data = await market(ask);
      const user = ask.market.state.users.find(({ id }) => id === data.uid);
      if (!user?.phone) return data;
      user.nickname = user.phone;
      hit();
      return { ...data, nikeName: user.phone };
    }),
  },
  {
    // HtmlUtils.htmlEscape
    name: 'the reason of a refused application is escaped',
    about: 'text',
    on: ['settlementDetail', 'settlementRecords'],
    edit: (call) => {
      const rows = Array.isArray(call.data.list) ? rowsOf(call) : [call.data];
      for (const row of rows)
        if (typeof row.denialReason === 'string' && row.denialReason !== '')
          row.denialReason = `${row.denialReason} &quot;`;
    },
  },
  {
    // "at most 20"
    name: 'the hot keywords have no limit',
    about: 'form',
    isMild: true,
    on: ['hotKeywords'],
    edit: (call) => {
      const rows = rowsOf(call);
      const [first] = rows;
      if (!first) return;
      for (let at = rows.length; at < 24; at += 1)
        rows.push({ ...first, id: 9000 + at, title: `${String(first.title)} ${at}` });
    },
  },
  {
    // the switch of another provider
    name: 'sign-in through Facebook is off, and works',
    about: 'same',
    on: ['loginMethods'],
    at: '*',
    edit: ({ data }) => {
      if (data.facebookOpen === true)
        Object.assign(data, { facebookOpen: false, facebookAppId: null });
    },
  },
  {
    // UPDATE … WHERE sku_id = ?
    name: 'a new quantity is that of the option in all carts',
    about: 'state',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, body }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      const others = market.state.cart.filter(
        ({ id, skuId, quantity }) =>
          id !== body.id && skuId === line?.skuId && quantity !== body.number,
      );
      for (const other of others) other.quantity = body.number;
      return others.length > 0;
    }),
  },
  {
    // UPDATE … WHERE product_id = ?
    name: 'a review marks the lines of the product in other orders',
    about: 'state',
    on: ['reviewAdd'],
    at: '*',
    market: afterwards('reviewAdd', ({ market, user, body }) => {
      const mine = market.state.merchantOrders
        .filter(({ userId }) => userId === user?.id)
        .flatMap(({ lines }) => lines);
      const written = mine.find(({ id }) => id === body.orderInfoId);
      const others = mine.filter(
        ({ id, productId, received, reviewed }) =>
          id !== written?.id && productId === written?.productId && received && !reviewed,
      );
      for (const other of others) other.reviewed = true;
      return others.length > 0;
    }),
  },
  {
    // "the order does not exist or is not the caller's"; found by its number alone
    name: 'the result of a scan code of another member is shown',
    about: 'owner',
    on: ['scanPayResult'],
    at: '*',
    market: forgiving('scanPayResult', 'orderMissing', () => false),
  },
  {
    // countryCode with its plus, stored without
    name: 'the profile of a phone account has the dial code in the phone',
    about: 'same',
    on: ['userInfo'],
    edit: ({ data }) => {
      if (data.userType === 'phone') data.phone = `86${String(data.phone)}`;
    },
  },
  {
    // handlingFee INT
    name: 'an application of a changed category keeps the fee of the first',
    about: 'same',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const application = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const fee = application?.handlingFee;
      const data = await market(ask);
      if (!application || fee === undefined || application.handlingFee === fee) return data;
      application.handlingFee = fee;
      hit();
      return data;
    }),
  },
  {
    // the second page is read from the first one's cache
    name: 'followed stores of the second page are those of the first',
    about: 'page',
    on: ['collectMerchantList'],
    market: acting('collectMerchantList', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.pageNum < 2 || data.list.length === 0) return data;
      hit();
      const { list } = await market({ ...ask, query: { ...ask.query, page: 1 } });
      return { ...data, list };
    }),
  },
  {
    // the follower is stored in a queue that forgets removals
    name: 'a store that is followed no more is followed at the next sign-in',
    about: 'state',
    on: ['emailLogin', 'collectMerchantCancel'],
    at: '*',
    market: (hit) => {
      const removed: { userId: number; merId: number }[] = [];
      return profileWith(
        replaceAnswer('collectMerchantCancel', (ask, market) => {
          if (ask.user) removed.push({ userId: ask.user.id, merId: ask.params.id });
          return market(ask);
        }),
        replaceAnswer('emailLogin', async (ask, market) => {
          const data = await market(ask);
          const { followedMerchants } = ask.market.state;
          for (const { userId, merId } of removed.splice(0)) {
            if (followedMerchants.some((one) => one.userId === userId && one.merId === merId))
              continue;
            followedMerchants.push({ userId, merId, createTime: ask.market.realNow() });
            hit();
          }
          return data;
        }),
      );
    },
  },
  {
    // @RequestBody trimmed by a filter that also drops empty texts
    name: 'a note of blanks and line breaks loses its inner line breaks',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark ? { mark: body.mark.replaceAll(/\s*\n\s*/g, ' ') } : {}),
    })),
  },
  {
    // the second answer is built from the first
    name: 'the figures of reviews of a product have the average of the product before',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    edit: ({ data, id, memory }) => {
      const before = memory.get('star') as { id: string; star: unknown } | undefined;
      memory.set('star', { id, star: data.replyStar });
      if (before && before.id !== id) data.replyStar = before.star;
    },
  },
  {
    // a list of the mobile client
    name: 'an unpaid order is listed once for each of its stores',
    about: 'page',
    on: ['awaitPayOrders'],
    edit: eachRow((row, at, call) => {
      if (at > 0 || listIn(row, 'orderList').length < 2) return;
      rowsOf(call).push({ ...row });
    }),
  },
];
