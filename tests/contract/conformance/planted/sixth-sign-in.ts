import { operations } from '#generated/operations.ts';
import { now } from '#mocks/market/context.ts';
import { fail } from '#mocks/market/errors.ts';
import { endSessions } from '#mocks/market/sessions.ts';
import type { OperationId } from '#scripts/conformance/contract.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, envelopes, type PlantedFault, set } from './plant.ts';
import { forgiving, reading } from './sixth-shared.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Sign-in and accounts. Before each name: what the fault breaks. */
export const SIXTH_SIGN_IN: readonly PlantedFault[] = [
  {
    // phoneRegister: "Nickname and coupons are as in emailRegister": "All active coupons for new users are granted"
    name: 'accounts with a phone get no coupons for new users',
    about: 'state',
    on: ['phoneRegister'],
    at: '*',
    market: acting('phoneRegister', async (ask, market, hit) => {
      const data = await market(ask);
      const { state } = ask.market;
      const kept = state.userCoupons.filter(({ userId }) => userId !== data.uid);
      if (kept.length !== state.userCoupons.length) hit();
      state.userCoupons = kept;
      return data;
    }),
  },
  {
    // type: "How the account was created"
    name: 'an account of Twitter is one of Google',
    about: 'same',
    on: ['twitterLogin'],
    at: '*',
    edit: set('type', () => 'google'),
  },
  {
    // visitorRegister: "Creates a user of type `visitor` on every call, even for an address used before"
    name: 'a visitor gets the session of the one before with the same address',
    about: 'state',
    on: ['visitorRegister'],
    at: '*',
    market: (hit) => {
      const sessions = new Map<string, never>();
      return acting('visitorRegister', async (ask, market) => {
        const earlier = sessions.get(ask.body.email);
        if (earlier) {
          hit();
          return earlier;
        }
        const data = await market(ask);
        sessions.set(ask.body.email, data as never);
        return data;
      })(hit);
    },
  },
  {
    // visitorRegister: "Phone number without country code" is refused
    name: 'a visitor with a phone and without its country code is accepted',
    about: 'lifecycle',
    on: ['visitorRegister'],
    market: forgiving('visitorRegister', 'countryCodeMissing', (ask, market) =>
      market({ ...ask, body: { ...ask.body, phone: null } }),
    ),
  },
  {
    // "A token expires 24 hours after its last use"
    name: 'a session ends 24 hours after the sign-in, used or not',
    about: 'refused',
    on: '*',
    market: (hit) => {
      const since = new Map<string, number>();
      const ends = (operation: OperationId) =>
        replaceAnswer(operation, (ask, market) => {
          if (!ask.user || !ask.token) return market(ask as never);
          const time = now(ask.market);
          if (!since.has(ask.token)) since.set(ask.token, time);
          if (time - (since.get(ask.token) ?? time) < DAY) return market(ask as never);
          hit();
          endSessions(ask.market, ask.user.id);
          return fail('notSignedIn', 401);
        });
      return {
        ...profileWith(...(Object.keys(operations) as OperationId[]).map(ends)),
        lang: undefined as never,
      };
    },
  },
  {
    // emailLogin: "E-mail or password wrong"
    name: 'capitals of a password do not matter',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: acting('emailLogin', (ask, market, hit) => {
      const { email, password } = ask.body;
      const user = ask.market.state.users.find(
        (one) => one.type === 'email' && one.email === email,
      );
      if (!user || user.password === password) return market(ask);
      if (user.password.toLowerCase() !== password.toLowerCase()) return market(ask);
      hit();
      return market({ ...ask, body: { email, password: user.password } });
    }),
  },
  {
    // emailPasswordReset: "The code comes from emailResetCaptcha", sent to "the address of an account"
    name: 'the code of one mailbox resets the password of another',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: acting('emailPasswordReset', (ask, market, hit) => {
      const { state } = ask.market;
      const { email, captcha } = ask.body;
      const code = state.codes.findLast((one) => one.code === captcha && !one.used);
      if (!code || code.to === email) return market(ask);
      hit();
      state.codes = [...state.codes, { ...code, to: email }];
      return market(ask);
    }),
  },
  {
    // phonePasswordLogin: "`86` and `+86` are different accounts"
    name: 'the plus of a country code does not matter',
    about: 'lifecycle',
    on: ['phonePasswordLogin'],
    market: forgiving('phonePasswordLogin', 'passwordWrong', (ask, market) => {
      const { countryCode } = ask.body;
      const other = countryCode.startsWith('+') ? countryCode.slice(1) : `+${countryCode}`;
      return market({ ...ask, body: { ...ask.body, countryCode: other } });
    }),
  },
  {
    // userPhonePasswordUpdate: "The two passwords differ" is refused
    name: 'the new password of a phone account is not compared with its repetition',
    about: 'lifecycle',
    on: ['userPhonePasswordUpdate'],
    market: reading('userPhonePasswordUpdate', (body) => ({
      ...body,
      passwordAgain: body.newPassword,
    })),
  },
  {
    // ownEmailCaptcha: "without a valid token the failure is 500, not 401"
    name: 'a guest who requests a code gets 401',
    about: 'code',
    on: ['ownEmailCaptcha'],
    respond: envelopes((envelope, { token }) => {
      if (token !== '' || envelope.code === 200) return false;
      envelope.code = 401;
      return undefined;
    }),
  },
];
