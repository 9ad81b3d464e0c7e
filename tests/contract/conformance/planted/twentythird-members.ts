import { resetPassword } from '#mocks/market/passwords.ts';
import { isFollowed } from '#mocks/market/collect.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, eachRow, listed, type PlantedFault } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

/** Followed stores, addresses, wishlist, applications, uploads. Before each name: what the fault breaks. */
export const TWENTYTHIRD_MEMBERS: readonly PlantedFault[] = [
  {
    // SET num = num - 1
    name: 'to stop following a store twice takes two followers from it',
    about: 'count',
    on: ['collectMerchantCancel'],
    at: '*',
    market: (hit) => {
      const lost = new Map<number, number>();
      return {
        ...profileWith(
          replaceAnswer('collectMerchantCancel', (ask, market) => {
            const { id } = ask.params;
            if (!isFollowed(ask.market, ask.user?.id ?? 0, id)) {
              lost.set(id, (lost.get(id) ?? 0) + 1);
              hit();
            }
            return market(ask);
          }),
          replaceAnswer('merchantDetail', async (ask, market) => {
            const data = await market(ask);
            return { ...data, collectNum: data.collectNum - (lost.get(ask.params.id) ?? 0) };
          }),
        ),
        lang: undefined as never,
      };
    },
  },
  {
    // is_del = 0
    name: 'a product that is added again has its old place and time',
    about: 'time',
    on: ['collectProductAdd'],
    at: '*',
    market: (hit) => {
      const rows = new Map<string, { id: number; createTime: number }>();
      return acting('collectProductAdd', async (ask, market) => {
        const data = await market(ask);
        const row = ask.market.state.collectedProducts.find(
          ({ userId, productId }) => userId === ask.user?.id && productId === ask.body.id,
        );
        if (!row) return data;
        const key = `${row.userId}/${row.productId}`;
        const before = rows.get(key);
        if (!before) rows.set(key, { ...row });
        else if (before.id !== row.id) {
          Object.assign(row, before);
          hit();
        }
        return data;
      })(hit);
    },
  },
  {
    // price_snapshot
    name: 'the wishlist has the prices of the time when products were added',
    about: 'same',
    on: ['collectProductList'],
    at: '*',
    market: acting('collectProductList', async (ask, market, hit) => {
      const { state } = ask.market;
      const { priceLevels } = state;
      if (Object.keys(priceLevels).length > 0) hit();
      state.priceLevels = {};
      try {
        return await market(ask);
      } finally {
        state.priceLevels = priceLevels;
      }
    }),
  },
  {
    // a trigger of the table
    name: 'the removal from the wishlist stops following the store of the product',
    about: 'state',
    on: ['collectProductCancel'],
    at: '*',
    market: afterwards('collectProductCancel', ({ market, params, user }) => {
      const product = market.catalogue.products.find(({ id }) => id === params.proId);
      const { followedMerchants: rows } = market.state;
      const kept = rows.filter(
        ({ userId, merId }) => userId !== user?.id || merId !== product?.merId,
      );
      market.state.followedMerchants = kept;
      return kept.length < rows.length;
    }),
  },
  {
    // only the list is updated
    name: 'the reason of a refusal stays in the detail of an application',
    about: 'state',
    on: ['settlementDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const key = String(data.id);
      if (data.denialReason) memory.set(key, data.denialReason);
      else if (memory.has(key)) data.denialReason = memory.get(key);
    },
  },
  {
    // ON DUPLICATE KEY UPDATE user_id
    name: 'a second application of a shopper replaces the waiting one',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: acting('settlementApply', async (ask, market, hit) => {
      const { state } = ask.market;
      const waiting = state.applications.filter(
        ({ userId, status }) => userId === ask.user?.id && status === 1,
      );
      const data = await market(ask);
      state.applications = state.applications.filter((one) => !waiting.includes(one));
      if (waiting.length > 0) hit();
      return data;
    }),
  },
  {
    // ORDER BY id
    name: 'a resubmitted application keeps its place in the list',
    about: 'page',
    on: ['settlementRecords'],
    at: '*',
    market: listed('settlementRecords', ({ rows }) =>
      [...rows].sort((a, b) => Number(b.id) - Number(a.id)),
    ),
  },
  {
    // the path is made of the name
    name: 'two pictures of one name have one address',
    about: 'state',
    on: ['imageUpload'],
    at: '*',
    market: (hit) => {
      const urls = new Map<string, string>();
      return acting('imageUpload', async (ask, market) => {
        const data = await market(ask);
        const url = urls.get(data.fileName) ?? data.url;
        if (url !== data.url) hit();
        urls.set(data.fileName, url);
        return { ...data, url };
      })(hit);
    },
  },
  {
    // new String(name, ISO_8859_1)
    name: 'letters of other scripts in the name of a file are question marks',
    about: 'text',
    on: ['fileUpload'],
    market: acting('fileUpload', async (ask, market, hit) => {
      const data = await market(ask);
      const fileName = data.fileName.replace(/\P{Script=Latin}/gu, (sign) =>
        /\p{L}|\p{M}/u.test(sign) ? '?' : sign,
      );
      if (fileName !== data.fileName) hit();
      return { ...data, fileName };
    }),
  },
  {
    // UPDATE without the id
    name: 'a change of an address that is not the default takes the flag from the default',
    about: 'state',
    on: ['addressSave'],
    at: '*',
    market: afterwards('addressSave', ({ market, body, user }) => {
      if (!body.id || body.isDefault) return false;
      const own = market.state.addresses.filter(
        ({ userId, isDefault }) => userId === user?.id && isDefault,
      );
      for (const address of own) address.isDefault = false;
      return own.length > 0;
    }),
  },
  {
    // the second page is of another query
    name: 'the second page of addresses has no phones',
    about: 'same',
    on: ['addressList'],
    market: acting('addressList', async (ask, market, hit) => {
      const data = await market(ask);
      if (Number(ask.query.page ?? 1) < 2 || data.list.length === 0) return data;
      hit();
      return { ...data, list: data.list.map((row) => ({ ...row, phone: '' })) };
    }),
  },
  {
    // varchar(16)
    name: 'a password that is reset keeps sixteen characters',
    about: 'kept',
    on: ['emailPasswordReset'],
    at: '*',
    market: acting('emailPasswordReset', (ask, _market, hit) => {
      const { newPassword, ...body } = ask.body;
      const cut = newPassword.slice(0, 16);
      if (cut !== newPassword) hit();
      resetPassword(ask.market, { ...body, newPassword: cut, passwordAgain: cut });
      return null;
    }),
  },
  {
    // the number of the member is set in the first row only
    name: 'followed stores after the first one are those of no member',
    about: 'same',
    on: ['collectMerchantList'],
    edit: eachRow((row, at) => {
      if (at > 0) row.uid = 0;
    }),
  },
];
