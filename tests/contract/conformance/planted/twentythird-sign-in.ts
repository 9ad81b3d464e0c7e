import { MarketError } from '#mocks/market/errors.ts';
import { sendCode } from '#mocks/market/codes.ts';
import { acting, type PlantedFault } from './plant.ts';
import { afterwards, forgiving, reading } from './sixth-shared.ts';

/** Accounts and sign-in. Before each name: what the fault breaks. */
export const TWENTYTHIRD_SIGN_IN: readonly PlantedFault[] = [
  {
    // utf8mb4_general_ci
    name: 'the password of a phone account is compared without its capitals',
    about: 'lifecycle',
    on: ['phonePasswordLogin'],
    market: reading('phonePasswordLogin', (body, { market }) => {
      const user = market.state.users.find(
        ({ phone, countryCode }) => phone === body.phone && countryCode === body.countryCode,
      );
      const isSame = user?.password.toLowerCase() === body.password?.toLowerCase();
      return user && isSame ? { ...body, password: user.password } : body;
    }),
  },
  {
    // varchar(8) of an old hash
    name: 'only the first eight characters of a password count',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: reading('emailLogin', (body, { market }) => {
      const user = market.state.users.find(
        ({ type, email }) => type === 'email' && email === body.email,
      );
      const isSame = user?.password.slice(0, 8) === body.password.slice(0, 8);
      return user && isSame ? { ...body, password: user.password } : body;
    }),
  },
  {
    // equalsIgnoreCase
    name: 'the second password may have other capitals',
    about: 'input',
    on: ['userEmailPasswordUpdate'],
    market: reading('userEmailPasswordUpdate', (body) =>
      body.newPassword.toLowerCase() === body.passwordAgain.toLowerCase()
        ? { ...body, passwordAgain: body.newPassword }
        : body,
    ),
  },
  {
    // the list of codes in Redis
    name: 'the code before the newest one is accepted, too, at a change of password',
    about: 'lifecycle',
    on: ['userPhonePasswordUpdate', 'ownPhoneCaptcha'],
    at: '*',
    market: reading('userPhonePasswordUpdate', (body, { market, user }) => {
      const to = `${user?.countryCode ?? ''}${user?.phone ?? ''}`;
      const codes = market.state.codes.filter((code) => code.to === to);
      const isOlder = codes.slice(0, -1).some(({ code, used }) => code === body.captcha && !used);
      return isOlder ? { ...body, captcha: codes.at(-1)?.code ?? '' } : body;
    }),
  },
  {
    // WHERE email = ?
    name: 'a code for a forgotten password goes to visitors, too',
    about: 'state',
    on: ['emailResetCaptcha'],
    market: forgiving('emailResetCaptcha', 'accountMissing', ({ body, market }) => {
      if (!market.state.users.some(({ email }) => email === body))
        throw new MarketError('accountMissing', 500);
      sendCode(market, body);
      return null;
    }),
  },
  {
    // @Cacheable for a minute
    name: 'two sign-ins through Twitter within a minute get one token',
    about: 'state',
    on: ['twitterRequestToken'],
    at: '*',
    market: (hit) => {
      let last: { at: number; data: unknown } | null = null;
      return acting('twitterRequestToken', async (ask, market) => {
        const at = Date.now() + ask.market.state.clockOffset;
        const data = await market(ask);
        if (last && at - last.at < 60_000) {
          hit();
          return last.data as never;
        }
        last = { at, data };
        return data;
      })(hit);
    },
  },
  {
    // the verifier is not passed on
    name: 'a sign-in through Twitter needs no verifier',
    about: 'lifecycle',
    on: ['twitterLogin'],
    market: reading('twitterLogin', (body, { market }) => {
      const grant = market.state.socialGrants.find(({ key }) => key === body.oauthToken);
      return grant?.person && grant.secret === body.oauthTokenSecret && grant.verifier
        ? { ...body, oauthVerifier: grant.verifier }
        : body;
    }),
  },
  {
    // saveOrUpdate
    name: 'a sign-in through Google sets name and picture back to those of Google',
    about: 'kept',
    on: ['googleLogin'],
    at: '*',
    market: (hit) => {
      const first = new Map<number, string>();
      return afterwards('googleLogin', ({ market }) => {
        let isChanged = false;
        for (const user of market.state.users) {
          if (user.type !== 'google') continue;
          const name = first.get(user.id) ?? user.nickname;
          first.set(user.id, name);
          isChanged ||= user.nickname !== name;
          user.nickname = name;
        }
        return isChanged;
      })(hit);
    },
  },
  {
    // another interceptor for visitors
    name: 'a sign-out does not end the session of a visitor',
    about: 'lifecycle',
    on: ['logout', 'visitorRegister'],
    at: '*',
    market: acting('logout', (ask, market, hit) => {
      const session = ask.market.state.sessions.find(({ token }) => token === ask.token);
      const user = ask.market.state.users.find(({ id }) => id === session?.userId);
      if (user?.type !== 'visitor') return market(ask);
      hit();
      return null;
    }),
  },
  {
    // the grant is in the wrong branch
    name: 'each sign-in through Facebook gives the coupons for new users',
    about: 'count',
    on: ['facebookLogin'],
    at: '*',
    market: acting('facebookLogin', async (ask, market, hit) => {
      const { state } = ask.market;
      const before = state.users.length;
      const data = await market(ask);
      if (state.users.length > before) return data;
      const [gift] = state.userCoupons.filter(({ userId }) => userId === data.uid);
      if (!gift) return data;
      state.userCoupons.push({ ...gift, id: state.nextId, status: 0, useTime: null });
      state.nextId += 1;
      hit();
      return data;
    }),
  },
];
