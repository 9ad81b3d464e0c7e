import { MarketError } from '#mocks/market/errors.ts';
import { openSession } from '#mocks/market/sessions.ts';
import type { User } from '#mocks/market/state.ts';
import { acting, type PlantedFault } from './plant.ts';
import { afterwards, forgiving, reading, refusing } from './sixth-shared.ts';

const answerFor = ({ token, user }: { token: string; user: User }) => ({
  token,
  uid: user.id,
  nikeName: user.nickname,
  email: user.email,
  phone: user.phone,
  identity: user.identity,
  type: user.type,
});

/** Sign-in, profile, addresses, applications, visitors. Before each name: what the fault breaks. */
export const TWENTYFIRST_MEMBERS: readonly PlantedFault[] = [
  {
    // crypt() of eight characters
    name: 'the first eight characters of a password are enough',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: forgiving('emailLogin', 'passwordWrong', ({ body, market }) => {
      const user = market.state.users.find(
        ({ type, email }) => type === 'email' && email === body.email,
      );
      if (user?.password.slice(0, 8) !== body.password.slice(0, 8))
        throw new MarketError('passwordWrong', 500);
      return answerFor(openSession(market, user));
    }),
  },
  {
    // WHERE email = ?
    name: 'a sign-in through Facebook opens the account with the same mailbox',
    about: 'owner',
    on: ['facebookLogin'],
    at: '*',
    market: acting('facebookLogin', async (ask, market, hit) => {
      const data = await market(ask);
      const owner = ask.market.state.users.find(
        ({ type, email }) => type === 'email' && email !== null && email === data.email,
      );
      if (!owner) return data;
      hit();
      return answerFor(openSession(ask.market, owner));
    }),
  },
  {
    // DELETE ... WHERE uid = ? ORDER BY id DESC LIMIT 1
    name: 'a sign-out ends the newest session of the member',
    about: 'lifecycle',
    on: ['logout'],
    at: '*',
    market: acting('logout', (ask, market, hit) => {
      const { sessions } = ask.market.state;
      const own = sessions.find(({ token }) => token === ask.token);
      const newest = sessions.findLast(({ userId }) => userId === own?.userId);
      if (!newest || newest === own) return market(ask);
      hit();
      return market({ ...ask, token: newest.token });
    }),
  },
  {
    // if (name.equals(user.getNickname())) return
    name: 'a new picture with the same name is not saved',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: acting('userEdit', (ask, market, hit) => {
      if (ask.body.nickname !== ask.user?.nickname) return market(ask);
      hit();
      return null;
    }),
  },
  {
    // status != 2
    name: 'used coupons count among those of a member',
    about: 'count',
    on: ['userInfo'],
    at: '*',
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const used = ask.market.state.userCoupons.filter(
        ({ userId, status }) => userId === ask.user?.id && status === 1,
      ).length;
      if (used > 0) hit();
      return { ...data, couponCount: data.couponCount + used };
    }),
  },
  {
    // StringUtils.normalizeSpace
    name: 'blanks within a street become one',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      detail: body.detail.replaceAll(/\s+/g, ' '),
    })),
  },
  {
    // ON DUPLICATE KEY UPDATE
    name: 'an address with the street of another one replaces it',
    about: 'state',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body, { market, user }) => {
      const twin = market.state.addresses.find(
        ({ userId, detail }) => userId === user?.id && detail === body.detail,
      );
      return body.id || !twin ? body : { ...body, id: twin.id };
    }),
  },
  {
    // each setter is a statement
    name: 'a change of an address that is refused has changed its street',
    about: 'state',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', async (ask, market, hit) => {
      try {
        return await market(ask);
      } catch (error) {
        const own = ask.market.state.addresses.find(
          ({ id, userId }) => id === ask.body.id && userId === ask.user?.id,
        );
        if (!own || own.detail === ask.body.detail) throw error;
        own.detail = ask.body.detail;
        hit();
        throw error;
      }
    }),
  },
  {
    // utf8mb3, not strict
    name: 'a name of an address ends before its first letter of four bytes',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: reading('addressSave', (body) => ({
      ...body,
      realName: body.realName.replace(/[\u{10000}-\u{10FFFF}].*$/u, '') || '?',
    })),
  },
  {
    // VARCHAR(32)
    name: 'keywords of an application end at 32 characters',
    about: 'kept',
    on: ['settlementApply'],
    at: '*',
    market: reading('settlementApply', (body) => ({
      ...body,
      ...(body.keywords && { keywords: body.keywords.slice(0, 32) }),
    })),
  },
  {
    // check, then insert
    name: 'a store can be applied for with a name that is taken',
    about: 'lifecycle',
    on: ['settlementApply'],
    market: forgiving('settlementApply', 'storeNameTaken', async (ask, market) => {
      const data = await market({ ...ask, body: { ...ask.body, name: `${ask.body.name} 2` } });
      const application = ask.market.state.applications.at(-1);
      if (application) application.name = ask.body.name;
      return data;
    }),
  },
  {
    // status = 3 is deleted
    name: 'a refused application disappears from the records when a new one is sent',
    about: 'state',
    on: ['settlementApply'],
    at: '*',
    market: afterwards('settlementApply', ({ market, user }) => {
      const { applications } = market.state;
      const kept = applications.filter(({ userId, status }) => userId !== user?.id || status !== 3);
      market.state.applications = kept;
      return kept.length < applications.length;
    }),
  },
  {
    // one phone, one user
    name: 'a visitor with the phone of a visitor before is refused',
    about: 'refused',
    on: ['visitorRegister'],
    market: refusing('visitorRegister', ({ market, body }) =>
      market.state.users.some(({ phone }) => !!body.phone && phone === body.phone),
    ),
  },
];
