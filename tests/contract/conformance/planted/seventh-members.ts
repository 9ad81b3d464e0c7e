import { day, stamp } from '#mocks/handlers/wire.ts';
import { acting, eachRow, listed, type PlantedFault } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WIDE = /[\u{10000}-\u{10FFFF}]/gu;

/** Coupons, points, wishes, addresses, accounts, reviews, applications. Before each name: what the fault breaks. */
export const SEVENTH_MEMBERS: readonly PlantedFault[] = [
  {
    // couponList, unusable: "used coupons, then expired ones"
    name: 'expired coupons come before used ones',
    about: 'page',
    on: ['couponList'],
    market: listed('couponList', ({ rows, query }) =>
      query.type === 'unusable'
        ? rows.toSorted((a, b) => Number(b.status) - Number(a.status))
        : rows,
    ),
  },
  {
    // couponReceive: "valid from now for the number of days of the coupon"; milliseconds of 25 days are no int
    name: 'days of a coupon overflow',
    about: 'time',
    on: ['couponReceive'],
    at: '*',
    market: afterwards('couponReceive', ({ market, user, body }) => {
      const mine = market.state.userCoupons.findLast(
        ({ userId, couponId }) => userId === user?.id && couponId === body.couponId,
      );
      const coupon = market.catalogue.coupons.find(({ id }) => id === body.couponId);
      if (!mine || !coupon || coupon.useEnd !== null) return false;
      const end = mine.start + ((coupon.day * DAY) | 0);
      if (end === mine.end) return false;
      mine.end = end;
      return true;
    }),
  },
  {
    // startTime of orderCoupons: "First day it can be used"; the JVM is in UTC
    name: 'the first day of a coupon at checkout is the day before',
    about: 'time',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const data = await market(ask);
      return data.map((row) => {
        const mine = ask.market.state.userCoupons.find(({ id }) => id === row.id);
        const startTime = mine ? day(mine.start - 8 * HOUR) : row.startTime;
        if (startTime !== row.startTime) hit();
        return { ...row, startTime };
      });
    }),
  },
  {
    // settledIntegral: "frozen ones not counted"
    name: 'points earned in all have the frozen ones',
    about: 'sum',
    on: ['pointsAccount'],
    edit: ({ data }) => {
      data.settledIntegral = Number(data.settledIntegral) + Number(data.freezeIntegral);
    },
  },
  {
    // type: "Direction of a points entry", 1 added, 2 spent
    name: 'points that were taken are listed as added',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    edit: eachRow((row) => {
      row.type = 1;
    }),
  },
  {
    // collectProductDelete deletes the rows of all ids; `id IN ('1,2,3')` is the first number for MySQL
    name: 'of several wishes only the first is deleted',
    about: 'kept',
    on: ['collectProductDelete'],
    at: '*',
    market: reading('collectProductDelete', (body) => ({ ids: body.ids.split(',')[0] ?? '' })),
  },
  {
    // createTime: when the store was followed; both joined tables have a column of this name
    name: 'a followed store has been followed since it exists',
    about: 'time',
    on: ['collectMerchantList'],
    market: acting('collectMerchantList', async (ask, market, hit) => {
      const data = await market(ask);
      const list = data.list.map((row) => {
        const store = ask.market.catalogue.merchants.find(({ id }) => id === row.merId);
        if (store) hit();
        return store ? { ...row, createTime: stamp(store.createTime) } : row;
      });
      return { ...data, list };
    }),
  },
  {
    // collectCount of userInfo counts wishes; followed stores are rows of the same table
    name: 'followed stores count as wishes',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const followed = ask.market.state.followedMerchants.filter(
        ({ userId }) => userId === ask.user?.id,
      ).length;
      if (followed > 0) hit();
      return { ...data, collectCount: data.collectCount + followed };
    }),
  },
  {
    // addressSetDefault: "the previous default loses the flag", of the caller
    name: 'a default address takes the flag from other members',
    about: 'state',
    on: ['addressSetDefault'],
    at: '*',
    market: afterwards('addressSetDefault', ({ market, user }) => {
      const others = market.state.addresses.filter(
        ({ userId, isDefault }) => userId !== user?.id && isDefault,
      );
      for (const address of others) address.isDefault = false;
      return others.length > 0;
    }),
  },
  {
    // tokenExists: "True when the token of the header belongs to a user"; each node keeps the answers in memory
    name: 'a token exists after it was signed out',
    about: 'state',
    on: ['tokenExists'],
    at: '*',
    market: (hit) => {
      const known = new Set<string>();
      return acting('tokenExists', async (ask, market) => {
        const exists = await market(ask);
        const token = ask.token ?? '';
        if (exists) known.add(token);
        if (exists || !known.has(token)) return exists;
        hit();
        return true;
      })(hit);
    },
  },
  {
    // settlementResubmit: "its reason is cleared"; null fields are not updated
    name: 'an application that was sent again keeps the reason of its refusal',
    about: 'state',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const old = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const reason = old?.denialReason;
      const data = await market(ask);
      if (!old || !reason) return data;
      old.denialReason = reason;
      hit();
      return data;
    }),
  },
  {
    // reviewAdd: the text comes back; the column is utf8 of three bytes
    name: 'characters of four bytes in a review become question marks',
    about: 'kept',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.replace(WIDE, '?'),
    })),
  },
];
