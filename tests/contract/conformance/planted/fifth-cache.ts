import { now } from '#mocks/market/context.ts';
import { endSessions, openSession } from '#mocks/market/sessions.ts';
import type { Ask } from '#mocks/handlers/types.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { acting, eachRow, isTree, type PlantedFault } from './plant.ts';

/** Answers are stored by a key: what differs and has the same key gets what is stored. null: not stored. */
const stored =
  <Id extends OperationId>(
    operation: Id,
    keyOf: (ask: Ask<Id>) => unknown,
  ): NonNullable<PlantedFault['market']> =>
  (hit) => {
    const answers = new Map<string, unknown>();
    return acting(operation, async (ask, market) => {
      const data = await market(ask);
      const wanted = keyOf(ask);
      if (wanted === null) return data;
      const key = JSON.stringify(wanted);
      if (!answers.has(key)) answers.set(key, structuredClone(data));
      const answer = answers.get(key) as typeof data;
      if (JSON.stringify(answer) !== JSON.stringify(data)) hit();
      return answer;
    })(hit);
  };

const of = (rows: readonly { userId: number }[], userId: number | undefined) =>
  rows.filter((row) => row.userId === userId);

/** Caches: what does not clear them, and what their keys lack. Before each name: what the fault breaks. */
export const FIFTH_CACHE: readonly PlantedFault[] = [
  {
    // stock, sales: the present ones
    name: 'guests see a product page as the first of them saw it',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    market: stored('productDetail', ({ user, params, lang }) => (user ? null : [params, lang])),
  },
  {
    // orderCounts: "by the same conditions as the lists"
    name: 'counts of orders are stored until the next order is placed',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    market: stored('orderCounts', ({ user, market }) => [
      user?.id,
      of(market.state.masterOrders, user?.id).length,
    ]),
  },
  {
    // limit: "Rows per page"
    name: 'stored searches for stores know the page and not its size',
    about: 'page',
    on: ['merchantSearch'],
    market: stored('merchantSearch', ({ query: { limit: _, ...query }, lang }) => [query, lang]),
  },
  {
    // addressSetDefault: "Makes the address the default"
    name: 'the default address is stored until an address is saved',
    about: 'state',
    on: ['addressDefault'],
    at: '*',
    market: stored('addressDefault', ({ user, market }) => [
      user?.id,
      of(market.state.addresses, user?.id).map((address) => ({ ...address, isDefault: null })),
    ]),
  },
  {
    // userCollect of the caller
    name: 'a product stays a wish on its page when its row is deleted',
    about: 'state',
    on: ['productDetail'],
    at: '*',
    market: (hit) => {
      const wished = new Set<string>();
      return acting('productDetail', async (ask, market) => {
        const data = await market(ask);
        const key = `${ask.user?.id} ${ask.params.id}`;
        if (data.userCollect) wished.add(key);
        if (!wished.has(key) || data.userCollect) return data;
        hit();
        return { ...data, userCollect: true };
      })(hit);
    },
  },
  {
    // isCollect of the caller
    name: 'a store stays followed on its page',
    about: 'state',
    on: ['merchantIndex'],
    at: '*',
    market: (hit) => {
      const followed = new Set<string>();
      return acting('merchantIndex', async (ask, market) => {
        const data = await market(ask);
        const key = `${ask.user?.id} ${ask.params.id}`;
        if (data.isCollect) followed.add(key);
        if (!followed.has(key) || data.isCollect) return data;
        hit();
        return { ...data, isCollect: true };
      })(hit);
    },
  },
  {
    // couponCount: "Unused coupons that have not ended"
    name: 'the number of coupons is that of the sign-in',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    edit: ({ data, memory, token }) => {
      if (!memory.has(token)) memory.set(token, data.couponCount);
      data.couponCount = memory.get(token);
    },
  },
  {
    // texts in the language of the request
    name: 'products of the cart have their Chinese names',
    about: 'text',
    on: ['cartList'],
    at: '*',
    market: acting('cartList', (ask, market, hit) => {
      if (ask.lang !== 'zh-CN') hit();
      return market({ ...ask, lang: 'zh-CN' });
    }),
  },
  {
    // texts in the language of the request
    name: 'titles of points stay English',
    about: 'text',
    on: ['pointsList'],
    market: acting('pointsList', (ask, market, hit) => {
      if (ask.lang !== 'en') hit();
      return market({ ...ask, lang: 'en' });
    }),
  },
  {
    // emailLogin: "Opens a session"
    name: 'a sign-in ends the other sessions of the member',
    about: 'code',
    on: ['emailLogin'],
    at: '*',
    market: acting('emailLogin', async (ask, market, hit) => {
      const data = await market(ask);
      const others = ask.market.state.sessions.filter(
        ({ token, userId }) => userId === data.uid && token !== data.token,
      );
      if (others.length > 0) hit();
      endSessions(ask.market, data.uid, data.token);
      return data;
    }),
  },
  {
    // a token is "unknown or expired" 24 hours after its last call
    name: 'a session that has ended is renewed by the check',
    about: 'state',
    on: ['tokenExists'],
    at: '*',
    market: (hit) => {
      const owners = new Map<string, number>();
      return acting('tokenExists', async (ask, market) => {
        const exists = await market(ask);
        if (ask.token && ask.user) owners.set(ask.token, ask.user.id);
        const owner = owners.get(ask.token ?? '');
        const user = ask.market.state.users.find(({ id }) => id === owner);
        if (exists || !user || !ask.token) return exists;
        hit();
        openSession(ask.market, user);
        ask.market.state.sessions.push({
          token: ask.token,
          userId: user.id,
          seen: now(ask.market),
        });
        return true;
      })(hit);
    },
  },
  {
    // "The body is {code, message, data}": all of it
    name: 'the length of a body is that of its characters',
    about: 'transport',
    on: '*',
    respond: (text, res) => {
      const bytes = Buffer.from(text);
      if (bytes.length === text.length) return false;
      const headers = { 'Content-Type': 'application/json', Connection: 'close' };
      res.writeHead(200, { ...headers, 'Content-Length': text.length });
      res.end(bytes.subarray(0, text.length));
      return true;
    },
  },
  {
    // booleans are true and false
    name: 'the default address is one by a number',
    about: 'form',
    on: ['addressDefault'],
    edit: ({ data }) => {
      if (isTree(data)) (data as Record<string, unknown>).isDefault = 1;
    },
  },
  {
    // useType: 1 of a store, 2 of products, 3 of all
    name: 'kinds of received coupons are one place off',
    about: 'same',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      row.useType = (Number(row.useType) % 3) + 1;
    }),
  },
];
