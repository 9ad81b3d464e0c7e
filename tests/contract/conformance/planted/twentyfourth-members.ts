import { addressHandlers } from '#mocks/handlers/address.ts';
import { openSession } from '#mocks/market/sessions.ts';
import { acting, listIn, type PlantedFault, set } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

/** Written when the rules for the twenty-third were made, and planted once. Before each name: what the fault breaks. */
export const TWENTYFOURTH_MEMBERS: readonly PlantedFault[] = [
  {
    // utf8mb3
    name: 'signs beyond the first plane are question marks in reviews',
    about: 'text',
    on: ['reviewAdd'],
    at: '*',
    market: reading('reviewAdd', (body) => ({
      ...body,
      comment: body.comment.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'),
    })),
  },
  {
    // the count has no filter
    name: 'the total of good reviews is that of all',
    about: 'page',
    on: ['productReviews'],
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 1) return data;
      const { total } = await market({ ...ask, query: { ...ask.query, type: 0 } });
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // SELECT ... LIMIT 1
    name: 'without a default address the newest one is the default',
    about: 'state',
    on: ['addressDefault'],
    at: '*',
    market: acting('addressDefault', async (ask, market, hit) => {
      const data = await market(ask);
      const [newest] = await addressHandlers.addressAll(ask as never);
      if (data || !newest) return data;
      hit();
      return newest;
    }),
  },
  {
    // ORDER BY price
    name: 'activities of three tiles begin with their cheapest products',
    about: 'page',
    on: ['homeActivities'],
    edit: ({ data }) => {
      for (const activity of data as unknown as Record<string, unknown>[])
        if (activity.type === 2)
          listIn(activity, 'productList').sort((a, b) => Number(a.price) - Number(b.price));
    },
  },
  {
    // the key is the number alone
    name: 'a code for a number of one country replaces that of another country',
    about: 'code',
    on: ['phoneCaptcha'],
    at: '*',
    market: afterwards('phoneCaptcha', ({ market, body }) => {
      const others = market.state.codes.filter(
        ({ to, used }) => !used && to.endsWith(body.phone) && to !== body.countryCode + body.phone,
      );
      for (const code of others) code.used = true;
      return others.length > 0;
    }),
  },
  {
    // the answer is built before the profile is read
    name: 'a sign-in through Facebook answers no address',
    about: 'same',
    on: ['facebookLogin'],
    edit: set('email', () => null),
  },
  {
    // register or sign in
    name: 'a code opens an account for a number that has none',
    about: 'state',
    on: ['phoneCaptchaLogin'],
    market: forgiving('phoneCaptchaLogin', 'accountMissing', ({ market, body }) => {
      const id = market.state.nextId;
      market.state.nextId += 1;
      const [like] = market.state.users;
      if (!like) throw new Error('There is no member');
      const user = { ...like, id, type: 'phone' as const, phone: body.phone, email: null };
      market.state.users.push({ ...user, countryCode: body.countryCode });
      const { token } = openSession(market, user);
      const { nickname, identity, phone, email, type } = user;
      return { token, uid: id, nikeName: nickname, email, phone, identity, type };
    }),
  },
  {
    // BeanUtils ignores empty texts
    name: 'a changed application keeps its keywords if none are sent',
    about: 'kept',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const before = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const keywords = before?.keywords ?? null;
      const data = await market(ask);
      if (before && keywords && !ask.body.keywords) {
        before.keywords = keywords;
        hit();
      }
      return data;
    }),
  },
  {
    // the fee of the form
    name: 'the fee of an application is the one that was sent',
    about: 'same',
    on: ['settlementApply'],
    at: '*',
    market: afterwards('settlementApply', ({ market, body }) => {
      const application = market.state.applications.at(-1);
      const fee = body.handlingFee;
      if (!application || fee === undefined || fee === application.handlingFee) return false;
      application.handlingFee = fee;
      return true;
    }),
  },
  {
    // size of the stream before
    name: 'the size of a document is that of the one before',
    about: 'same',
    on: ['fileUpload'],
    edit: ({ data, memory }) => {
      const before = memory.get('size');
      memory.set('size', data.fileSize);
      if (before !== undefined) data.fileSize = before;
    },
  },
  {
    // the second level has its own table
    name: 'categories of a store below the first level are English in Thai',
    about: 'text',
    on: ['storeCategories'],
    market: acting('storeCategories', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.lang !== 'th') return data;
      const english = await market({ ...ask, lang: 'en' });
      if (data.some(({ childList }) => childList.length > 0)) hit();
      return data.map((node, at) => ({ ...node, childList: english[at]?.childList ?? [] }));
    }),
  },
  {
    // the switch of the mobile client
    name: 'buying without an account is always on in the methods',
    about: 'same',
    on: ['loginMethods'],
    edit: set('visitorOpen', () => true),
  },
  {
    // INTEGER of the balance
    name: 'points that were taken back after a refund are not among those that are gone',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    market: acting('pointsAccount', async (ask, market, hit) => {
      const data = await market(ask);
      const back = ask.market.state.points
        .filter(({ userId, kind }) => userId === ask.user?.id && kind === 'withdrawn')
        .reduce((sum, { points }) => sum + points, 0);
      if (back > 0) hit();
      return { ...data, useIntegral: data.useIntegral - back };
    }),
  },
  {
    // the status of the provider is thrown
    name: 'a refused payment of a wallet is a failure, not the answer false',
    about: 'refused',
    on: ['walletCapture'],
    at: '*',
    market: refusing('walletCapture', ({ market, body }) =>
      market.state.payments.some(({ id, state }) => id === body.token && state === 'refused'),
    ),
  },
  {
    // merchants of the category
    name: 'stores of a type are those of a category of this number',
    about: 'filter',
    on: ['merchantSearch'],
    market: acting('merchantSearch', (ask, market, hit) => {
      const { typeId, ...query } = ask.query;
      if (!typeId) return market(ask);
      hit();
      return market({ ...ask, query: { ...query, categoryId: typeId } });
    }),
  },
];
