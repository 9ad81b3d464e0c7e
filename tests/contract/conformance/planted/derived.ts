import { acting, envelopes, firstOf, listed, type PlantedFault, rowsOf } from './plant.ts';
import { afterwards } from './sixth-shared.ts';

/** Unseen when faults were first derived from the contract (`../matrix/`). */
export const DERIVED: readonly PlantedFault[] = [
  {
    name: 'the oldest type of stores is not among the types',
    about: 'same',
    on: ['merchantTypes'],
    at: '*',
    edit: (call) => void rowsOf(call).pop(),
  },
  {
    // kept until it expires
    name: 'Twitter gives the first token again',
    about: 'same',
    on: ['twitterRequestToken'],
    market: (hit) => {
      const memory = new Map<string, unknown>();
      return acting('twitterRequestToken', async (ask, market) => {
        const data = await market(ask);
        const first = firstOf(memory, 'data', data);
        if (first !== data) hit();
        return first;
      })(hit);
    },
  },
  {
    // saved by a job that does not run
    name: 'an application to open a store is not saved',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: acting('settlementApply', async (ask, market, hit) => {
      const { applications } = ask.market.state;
      const before = [...applications];
      const data = await market(ask);
      ask.market.state.applications = before;
      hit();
      return data;
    }),
  },
  {
    name: 'the street has one store less than the search',
    about: 'same',
    on: ['merchantStreet', 'merchantSearch'],
    market: listed('merchantStreet', ({ rows }) => rows.slice(0, -1)),
  },
  {
    // the session is not looked up
    name: 'a session that was signed out receives coupons',
    about: 'owner',
    on: ['couponReceive'],
    respond: envelopes((envelope, { token }) => {
      if (envelope.code !== 401 || token === '') return false;
      Object.assign(envelope, { code: 200, message: 'success', data: null });
      return true;
    }),
  },
  {
    // UPDATE user SET nickname = :name, avatar = :picture, email = LEFT(:email, 12)
    name: 'the mail of a Facebook account is cut',
    about: 'kept',
    on: ['facebookLogin', 'userInfo'],
    market: afterwards('facebookLogin', ({ market, body }) => {
      const user = market.state.users.find(({ type }) => type === 'facebook');
      if (!user?.email || !body.email) return false;
      user.email = user.email.slice(0, -2);
      return true;
    }),
  },
  {
    name: 'a follower counts for all stores',
    about: 'count',
    on: ['merchantDetail', 'collectMerchantAdd'],
    at: '*',
    market: acting('merchantDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { followedMerchants } = ask.market.state;
      const others = followedMerchants.filter(({ merId }) => merId !== ask.params.id).length;
      if (others > 0) hit();
      return { ...data, collectNum: data.collectNum + others };
    }),
  },
  {
    name: 'an order takes its pieces from all options of a product',
    about: 'count',
    on: ['orderCreate'],
    at: '*',
    market: acting('orderCreate', async (ask, market, hit) => {
      const { state, catalogue } = ask.market;
      const lines = state.preOrders.find(({ no }) => no === ask.body.preOrderNo)?.lines ?? [];
      const data = await market(ask);
      for (const { productId, skuId, quantity } of lines)
        for (const { id } of catalogue.products.find((one) => one.id === productId)?.skus ?? [])
          if (id !== skuId) {
            state.sold[id] = (state.sold[id] ?? 0) + quantity;
            hit();
          }
      return data;
    }),
  },
];
