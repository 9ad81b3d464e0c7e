import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, type PlantedFault, rowsOf, type Tree } from './plant.ts';
import { refusing } from './sixth-shared.ts';

/** WHERE clauses, unique keys, joins and totals of all else; written with most rules known. Before each name: what the fault breaks. */
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
];
