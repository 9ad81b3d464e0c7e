import type { Ask, Handler } from '#mocks/handlers/types.ts';
import type { Lang } from '#mocks/market/model.ts';
import type { User } from '#mocks/market/state.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, envelopes, type PlantedFault } from './plant.ts';
import { reading } from './sixth-shared.ts';

type Behaviour = NonNullable<PlantedFault['market']>;

/** Accepts a code that was sent to another address. */
const withAnyCode = <Id extends OperationId>(
  operation: Id,
  typed: (ask: Ask<Id>) => string | undefined,
  address: (ask: Ask<Id>) => string,
): Behaviour =>
  acting(operation, async (ask, market, hit) => {
    const to = address(ask);
    const other = ask.market.state.codes.findLast(
      (one) => one.code === typed(ask) && one.to !== to && !one.used,
    );
    if (!other) return market(ask);
    ask.market.state.codes.push({ ...other, to });
    hit();
    return market(ask);
  });

/** Answers are stored by a key that lacks something. */
const stored =
  <Id extends OperationId>(operation: Id, keyOf: (ask: Ask<Id>) => unknown): Behaviour =>
  (hit) => {
    const answers = new Map<string, unknown>();
    return acting(operation, async (ask, market) => {
      const data = await market(ask);
      const key = JSON.stringify(keyOf(ask));
      if (!answers.has(key)) answers.set(key, structuredClone(data));
      const answer = answers.get(key) as typeof data;
      if (JSON.stringify(answer) !== JSON.stringify(data)) hit();
      return answer;
    })(hit);
  };

/** Answers with what the call before had, as a thread that keeps it. */
const before =
  <Id extends OperationId, Value>(
    operation: Id,
    valueOf: (ask: Ask<Id>) => Value,
    call: (ask: Ask<Id>, market: Handler<Id>, value: Value) => ReturnType<Handler<Id>>,
  ): Behaviour =>
  (hit) => {
    let last: Value | undefined;
    return acting(operation, (ask, market) => {
      const value = valueOf(ask);
      const used = last ?? value;
      last = value;
      if (used !== value) hit();
      return call(ask, market, used);
    })(hit);
  };

/** Sign-in, sessions and caches. Before each name: what the fault breaks. */
export const NINETEENTH_ACCOUNTS: readonly PlantedFault[] = [
  {
    // the code is looked up without the number
    name: 'a code that another number got signs in',
    about: 'lifecycle',
    on: ['phoneCaptchaLogin'],
    market: withAnyCode(
      'phoneCaptchaLogin',
      ({ body }) => body.captcha,
      ({ body }) => body.countryCode + body.phone,
    ),
  },
  {
    name: 'a code that another mailbox got opens an account',
    about: 'lifecycle',
    on: ['emailRegister'],
    market: withAnyCode(
      'emailRegister',
      ({ body }) => body.captcha,
      ({ body }) => body.email,
    ),
  },
  {
    name: 'a code that another mailbox got sends an application',
    about: 'lifecycle',
    on: ['settlementApply'],
    market: withAnyCode(
      'settlementApply',
      ({ body }) => body.captcha,
      ({ body }) => body.email,
    ),
  },
  {
    // redis.get without delete
    name: 'a code sends a second application',
    about: 'lifecycle',
    on: ['settlementApply'],
    market: acting('settlementApply', (ask, market, hit) => {
      const code = ask.market.state.codes.findLast(({ to }) => to === ask.body.email);
      if (code?.used && code.code === ask.body.captcha) {
        code.used = false;
        hit();
      }
      return market(ask);
    }),
  },
  {
    name: 'a code changes the password of a phone account again',
    about: 'lifecycle',
    on: ['userPhonePasswordUpdate'],
    market: acting('userPhonePasswordUpdate', (ask, market, hit) => {
      const code = ask.market.state.codes.findLast(({ code: sent }) => sent === ask.body.captcha);
      if (code?.used) {
        code.used = false;
        hit();
      }
      return market(ask);
    }),
  },
  {
    // trim()
    name: 'a password is stored in small letters when it is reset',
    about: 'refused',
    on: ['emailPasswordReset', 'emailLogin'],
    at: '*',
    market: reading('emailPasswordReset', (body) => ({
      ...body,
      newPassword: body.newPassword.toLowerCase(),
      passwordAgain: body.passwordAgain.toLowerCase(),
    })),
  },
  {
    // the filter of one controller
    name: 'a session that was signed out counts orders',
    about: 'owner',
    on: ['orderCenterCounts'],
    respond: envelopes((envelope, { token }) => {
      if (envelope.code !== 401 || token === '') return false;
      const counts = [
        'unPaidCount',
        'unShippedCount',
        'receivedCount',
        'commentCount',
        'refundCount',
      ];
      const data = Object.fromEntries(counts.map((name) => [name, 0]));
      Object.assign(envelope, { code: 200, message: 'success', data });
      return true;
    }),
  },
  {
    // a map by the token, cleared by the same token
    name: 'another session of the member has the name from before',
    about: 'kept',
    on: ['userInfo', 'userEdit'],
    at: '*',
    market: (hit) => {
      const names = new Map<string | null, string>();
      return {
        ...profileWith(
          replaceAnswer('userEdit', async (ask, market) => {
            const data = await market(ask);
            names.delete(ask.token);
            return data;
          }),
          replaceAnswer('userInfo', async (ask, market) => {
            const data = await market(ask);
            const nickname = names.get(ask.token) ?? data.nickname;
            names.set(ask.token, nickname);
            if (nickname !== data.nickname) hit();
            return { ...data, nickname };
          }),
        ),
        lang: undefined as never,
      };
    },
  },
  {
    name: 'refunds are stored until the language of the caller changes',
    about: 'same',
    on: ['refundDetail'],
    at: '*',
    market: stored('refundDetail', ({ params, user, lang }) => [params, user?.id, lang]),
  },
  {
    name: 'pages of reviews are stored without their size',
    about: 'page',
    on: ['productReviews'],
    market: stored('productReviews', ({ params, query, lang, market }) => [
      params,
      query.page,
      query.type,
      lang,
      market.state.reviews.length,
    ]),
  },
  {
    name: 'wishes are stored without their page',
    about: 'page',
    on: ['collectProductList'],
    market: stored('collectProductList', ({ query, user, lang, market }) => [
      query.limit,
      user?.id,
      lang,
      market.state.collectedProducts.filter(({ userId }) => userId === user?.id),
    ]),
  },
  {
    // ThreadLocal of the language
    name: 'a store is described in the language of the call before',
    about: 'text',
    on: ['merchantDetail'],
    at: '*',
    market: before(
      'merchantDetail',
      ({ lang }): Lang => lang,
      (ask, market, lang) => market({ ...ask, lang }),
    ),
  },
  {
    // ThreadLocal of the member
    name: 'points are those of the member of the call before',
    about: 'owner',
    on: ['pointsAccount'],
    at: '*',
    market: before(
      'pointsAccount',
      ({ user }): User | null => user,
      (ask, market, user) => market({ ...ask, user }),
    ),
  },
  {
    name: 'the default address is that of the member of the call before',
    about: 'owner',
    on: ['addressDefault'],
    at: '*',
    market: before(
      'addressDefault',
      ({ user }): User | null => user,
      (ask, market, user) => market({ ...ask, user }),
    ),
  },
];
