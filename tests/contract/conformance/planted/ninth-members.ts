import { grantNewUserCoupons } from '#mocks/market/coupons.ts';
import { stamp } from '#mocks/handlers/wire.ts';
import { acting, eachRow, firstOf, listed, type PlantedFault, rowsOf, set } from './plant.ts';
import { afterwards, refusing } from './sixth-shared.ts';

/** Profiles, addresses, wishes, reviews, points, coupons. Before each name: what the fault breaks. */
export const NINTH_MEMBERS: readonly PlantedFault[] = [
  {
    // email: "Full e-mail address, not masked"; a serializer masks it for the logs and for the wire
    name: 'the mailbox of a profile is masked',
    about: 'same',
    on: ['userInfo'],
    edit: set('email', ({ data }) =>
      typeof data.email === 'string' ? data.email.replace(/(?<=.).+(?=@)/, '***') : data.email,
    ),
  },
  {
    // "The same password again is a success."
    name: 'the password that a member has already is refused',
    about: 'refused',
    on: ['userEmailPasswordUpdate'],
    market: refusing(
      'userEmailPasswordUpdate',
      ({ user, body }) => user?.password === body.newPassword,
    ),
  },
  {
    // nikeName: the nickname; sign-in copies the session that was stored first
    name: 'a sign-in has the nickname from before its change',
    about: 'same',
    on: ['emailLogin', 'userEdit'],
    at: '*',
    edit: ({ data, memory }) => {
      if (data !== null) data.nikeName = firstOf(memory, String(data.uid), data.nikeName);
    },
  },
  {
    // "the default first, then newest first"; ordered by the time of the last change
    name: 'an address that was changed comes before newer ones',
    about: 'page',
    on: ['addressSave', 'addressAll', 'addressList'],
    edit: (call) => {
      const { data, sent, memory } = call;
      if ('realName' in data) {
        if (sent.id) memory.set(`changed ${String(data.id)}`, call.nth);
        return;
      }
      const changed = (id: unknown) => Number(memory.get(`changed ${String(id)}`) ?? 0);
      rowsOf(call).sort(
        (a, b) =>
          Number(b.isDefault) - Number(a.isDefault) ||
          changed(b.id) - changed(a.id) ||
          Number(b.id) - Number(a.id),
      );
    },
  },
  {
    // createTime: "When it was added"; ON DUPLICATE KEY UPDATE sets only the flag of deleted rows
    name: 'a wish that is added again is as old as the first time',
    about: 'time',
    on: ['collectProductList'],
    edit: eachRow((row, _at, { token, memory }) => {
      row.createTime = firstOf(memory, `${token} ${String(row.productId)}`, row.createTime);
    }),
  },
  {
    // collectMerchantAdd: no refusal for a store that is not followed; a unique key over rows that are only marked
    name: 'a store that was followed before cannot be followed again',
    about: 'refused',
    on: ['collectMerchantAdd', 'collectMerchantCancel'],
    market: (hit) => {
      const known = new Set<string>();
      return refusing('collectMerchantAdd', ({ market, user, params }) => {
        const pair = `${user?.id} ${params.id}`;
        const isFollowed = market.state.followedMerchants.some(
          ({ userId, merId }) => userId === user?.id && merId === params.id,
        );
        const isRefused = known.has(pair) && !isFollowed;
        known.add(pair);
        return isRefused;
      })(hit);
    },
  },
  {
    // merchantReplyContent: "Reply of the merchant"; pages of reviews are cached and not evicted by a reply
    name: 'the reply to a review is not on the page of its product',
    about: 'same',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row, _at, { memory }) => {
      row.merchantReplyContent = firstOf(memory, String(row.id), row.merchantReplyContent);
    }),
  },
  {
    // sku: "Purchased specification"; joined by the product
    name: 'each review of a product names the same option',
    about: 'same',
    on: ['productReviews'],
    at: '*',
    edit: eachRow((row, _at, { id, memory }) => {
      row.sku = firstOf(memory, id, row.sku);
    }),
  },
  {
    // "Frozen and void ones are not listed."
    name: 'frozen points are listed',
    about: 'sum',
    on: ['pointsList'],
    at: '*',
    market: listed('pointsList', ({ rows, market }) => {
      const like = rows[0];
      if (!like) return rows;
      const owner = market.state.points.find(({ id }) => id === like.id)?.userId;
      const frozen = market.state.points
        .filter(({ userId, state }) => userId === owner && state === 'frozen')
        .map(({ id, points, updateTime }) => ({
          ...like,
          id,
          type: 1,
          integral: points,
          updateTime: stamp(updateTime),
        }));
      return [...frozen, ...rows].toSorted((a, b) =>
        String(b.updateTime).localeCompare(String(a.updateTime)),
      );
    }),
  },
  {
    // visitorRegister: "No coupons are granted."
    name: 'a visitor gets the coupons for new users',
    about: 'state',
    on: ['visitorRegister'],
    at: '*',
    market: acting('visitorRegister', async (ask, market, hit) => {
      const data = await market(ask);
      grantNewUserCoupons(ask.market, data.uid);
      hit();
      return data;
    }),
  },
  {
    // googleLogin: "The first sign-in … grants the coupons for new users."
    name: 'each sign-in with Google grants the coupons for new users',
    about: 'state',
    on: ['googleLogin'],
    at: '*',
    market: acting('googleLogin', async (ask, market, hit) => {
      const before = ask.market.state.users.length;
      const data = await market(ask);
      if (ask.market.state.users.length > before) return data;
      grantNewUserCoupons(ask.market, data.uid);
      hit();
      return data;
    }),
  },
  {
    // the size of a picture: "at most 10 MB"; Spring accepts one megabyte unless it is configured
    name: 'pictures of more than a megabyte are refused',
    about: 'refused',
    on: ['imageUpload'],
    market: refusing('imageUpload', ({ body }) => body.multipart.size > 1024 * 1024),
  },
  {
    // settlementRecords and settlementDetail: the state now; a cache by id that a decision does not evict
    name: 'the page of an application keeps its first state',
    about: 'state',
    on: ['settlementDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const state = { auditStatus: data.auditStatus, denialReason: data.denialReason };
      Object.assign(data, firstOf(memory, String(data.id), state));
    },
  },
  {
    // handlingFee: "Clients copy it from the category; a backend should not trust it."
    name: 'an application has the fee that was sent',
    about: 'same',
    on: ['settlementApply'],
    at: '*',
    market: afterwards('settlementApply', ({ market, body }) => {
      const application = market.state.applications.at(-1);
      if (!application || application.handlingFee === body.handlingFee) return false;
      application.handlingFee = body.handlingFee;
      return true;
    }),
  },
];
