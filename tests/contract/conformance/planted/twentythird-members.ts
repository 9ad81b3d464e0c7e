import { resetPassword } from '#mocks/market/passwords.ts';
import { isFollowed } from '#mocks/market/collect.ts';
import { MarketError } from '#mocks/market/errors.ts';
import { sendCode } from '#mocks/market/codes.ts';
import { profileWith, replaceAnswer } from '../profiles.ts';
import { acting, eachRow, listed, type PlantedFault } from './plant.ts';
import { afterwards, forgiving, reading } from './sixth-shared.ts';

/** Accounts, sign-in, addresses, wishlist, applications, uploads. Before each name: what the fault breaks. */
export const TWENTYTHIRD_MEMBERS: readonly PlantedFault[] = [
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
    // the default of the form
    name: 'the nickname of a phone account is its number',
    about: 'secret',
    on: ['phoneRegister'],
    at: '*',
    market: acting('phoneRegister', async (ask, market, hit) => {
      const data = await market(ask);
      const user = ask.market.state.users.find(({ id }) => id === data.uid);
      if (user) user.nickname = ask.body.phone;
      hit();
      return { ...data, nikeName: ask.body.phone };
    }),
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
      const fileName = data.fileName.replace(/[^\u0000-\u00ff]/g, '?');
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
    // the session is looked up by the user
    name: 'a password that is set anew does not end the sessions, and signs in the one who set it',
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
    // half of the letters
    name: 'followed stores have the avatar of the member',
    about: 'same',
    on: ['collectMerchantList'],
    edit: eachRow((row, at) => {
      if (at > 0) row.uid = 0;
    }),
  },
];
