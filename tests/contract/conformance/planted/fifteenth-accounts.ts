import { openSession } from '#mocks/market/sessions.ts';
import type { Lang } from '#mocks/market/model.ts';
import { acting, eachRow, firstOf, listIn, type PlantedFault, set, type Tree } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

/** Codes, sign-ins, sessions, profiles, settings of the shop. Before each name: what the fault breaks. */
export const FIFTEENTH_ACCOUNTS: readonly PlantedFault[] = [
  {
    // a queue without a consumer: the code never leaves
    name: 'the own code of a phone account is never sent',
    about: 'code',
    on: ['ownPhoneCaptcha'],
    at: '*',
    market: acting('ownPhoneCaptcha', (_, __, hit) => {
      hit();
      return true;
    }),
  },
  {
    // "Whether the address belongs to an account or a merchant does not matter"
    name: 'an applicant with an account gets no code',
    about: 'refused',
    on: ['settlementCaptcha'],
    market: refusing('settlementCaptcha', ({ market, body }) =>
      market.state.users.some(({ email }) => email === body),
    ),
  },
  {
    // countryCode: the provider is configured for one country
    name: 'codes for numbers of other countries never arrive',
    about: 'state',
    on: ['phoneCaptcha'],
    market: acting('phoneCaptcha', (ask, market, hit) => {
      if (ask.body.countryCode === '+86') return market(ask);
      hit();
      return null;
    }),
  },
  {
    // compared in a column that pads with blanks
    name: 'blanks behind the password of a phone account do not matter',
    about: 'lifecycle',
    on: ['phonePasswordLogin'],
    market: reading('phonePasswordLogin', (body) => ({
      ...body,
      password: body.password?.trimEnd() ?? '',
    })),
  },
  {
    // the unique key is on the number alone
    name: 'a number that is registered in another country is taken',
    about: 'refused',
    on: ['phoneRegister'],
    market: refusing('phoneRegister', ({ market, body }) =>
      market.state.users.some(
        ({ type, phone, countryCode }) =>
          type === 'phone' && phone === body.phone && countryCode !== body.countryCode,
      ),
    ),
  },
  {
    // normalised like addresses of one provider
    name: 'the tag of a registered address is lost',
    about: 'kept',
    on: ['emailRegister'],
    at: '*',
    market: afterwards('emailRegister', ({ market, body }) => {
      const user = market.state.users.find(({ email }) => email === body.email);
      if (!user || !body.email.includes('+')) return false;
      user.email = body.email.replace(/\+[^@]*/, '');
      return true;
    }),
  },
  {
    // phone is not in the columns of this query
    name: 'a sign-in with a code answers no phone',
    about: 'same',
    on: ['phoneCaptchaLogin'],
    edit: set('phone', () => null),
  },
  {
    // "Creates a user on every call, even for an address used before"
    name: 'a visitor with the mailbox of a member is this member',
    about: 'owner',
    on: ['visitorRegister'],
    at: '*',
    market: acting('visitorRegister', async (ask, market, hit) => {
      const data = await market(ask);
      const member = ask.market.state.users.find(
        ({ type, email }) => type === 'email' && email === ask.body.email,
      );
      if (!member) return data;
      hit();
      const { id: uid, nickname: nikeName, identity, type } = member;
      const { token } = openSession(ask.market, member);
      return { ...data, token, uid, nikeName, identity, type };
    }),
  },
  {
    // looked up among the members
    name: 'the token of a visitor does not exist',
    about: 'state',
    on: ['tokenExists'],
    market: acting('tokenExists', async (ask, market, hit) => {
      const exists = await market(ask);
      if (!exists || ask.user?.type !== 'visitor') return exists;
      hit();
      return false;
    }),
  },
  {
    // the request token is not deleted
    name: 'the answer of Twitter signs in again',
    about: 'lifecycle',
    on: ['twitterLogin'],
    market: acting('twitterLogin', async (ask, market, hit) => {
      const { state } = ask.market;
      const grant = state.socialGrants.find(({ key }) => key === ask.body.oauthToken);
      const data = await market(ask);
      if (grant && !state.socialGrants.includes(grant)) {
        state.socialGrants.push(grant);
        hit();
      }
      return data;
    }),
  },
  {
    // name: "becomes the nickname of a new account"; saved at each sign-in
    name: 'a sign-in through Facebook renames its account',
    about: 'state',
    on: ['facebookLogin'],
    at: '*',
    market: acting('facebookLogin', async (ask, market, hit) => {
      const data = await market(ask);
      const user = ask.market.state.users.find(({ id }) => id === data.uid);
      if (!user || user.nickname === ask.body.name) return data;
      user.nickname = ask.body.name;
      hit();
      return { ...data, nikeName: user.nickname };
    }),
  },
  {
    // the profile is read from the table of mail accounts
    name: 'the profile of a Google account has no mail',
    about: 'same',
    on: ['userInfo'],
    edit: ({ data }) => {
      if (data.userType === 'google') data.email = null;
    },
  },
  {
    // one of two nodes has the settings of before
    name: 'visitors are allowed by every second node',
    about: 'same',
    on: ['loginMethods'],
    edit: ({ data, nth }) => {
      if (nth % 2 === 0) data.visitorOpen = !data.visitorOpen;
    },
  },
  {
    // "Menu entries, in order"; a HashSet
    name: 'the entries of the menu have another order each time',
    about: 'page',
    on: ['userMenu'],
    edit: ({ data, nth }) => {
      const rows = listIn(data, 'routine_my_menus');
      for (let turn = 0; turn < nth % rows.length; turn += 1) rows.push(rows.shift() as Tree);
    },
  },
  {
    // UPDATE of all columns with what was sent
    name: 'a change of the name empties the phone of the account',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: afterwards('userEdit', ({ user }) => {
      if (!user?.phone || user.type === 'phone') return false;
      user.phone = null;
      return true;
    }),
  },
  {
    // hashed after toLowerCase()
    name: 'the new password of a phone account is kept in small letters',
    about: 'refused',
    on: ['userPhonePasswordUpdate'],
    at: '*',
    market: afterwards('userPhonePasswordUpdate', ({ user }) => {
      if (!user) return false;
      user.password = user.password.toLowerCase();
      return true;
    }),
  },
  {
    // DEL token:*
    name: 'a sign-out ends the sessions of everybody',
    about: 'refused',
    on: ['logout'],
    at: '*',
    market: afterwards('logout', ({ market }) => {
      const isOpen = market.state.sessions.length > 0;
      market.state.sessions = [];
      return isOpen;
    }),
  },
  {
    // createTime and updateTime are mapped the wrong way round
    name: 'a setting was changed before it was made',
    about: 'time',
    on: ['colorConfig'],
    edit: set('updateTime', () => '2025-02-01 10:00:00'),
  },
  {
    // id of the form that they were filled in on
    name: 'the tabs of the bar have one id',
    about: 'page',
    on: ['bottomNavigation'],
    edit: ({ data }) => {
      for (const tab of listIn(data, 'bottomNavigationList')) tab.id = 74;
    },
  },
  {
    // "Agreement as HTML" of the default language
    name: 'the agreement for merchants stays Chinese',
    about: 'text',
    on: ['settlementAgreement'],
    market: acting('settlementAgreement', (ask, market, hit) => {
      if (ask.lang !== 'zh-CN') hit();
      return market({ ...ask, lang: 'zh-CN' });
    }),
  },
  {
    // @Cacheable without the language
    name: 'the top banner is in the language of the first caller',
    about: 'text',
    on: ['homeConfig'],
    market: (hit) => {
      const memory = new Map<string, unknown>();
      return acting('homeConfig', (ask, market) => {
        const lang = firstOf<Lang>(memory, 'lang', ask.lang);
        if (lang !== ask.lang) hit();
        return market({ ...ask, lang });
      })(hit);
    },
  },
  {
    // ordinal() of an enum that begins at 1
    name: 'the type of an activity is one lower on its page',
    about: 'same',
    on: ['activityDetail'],
    at: '*',
    edit: set('type', ({ data }) => Math.max(1, Number(data.type) - 1)),
  },
  {
    // two lists are put together by their places
    name: 'categories of the mobile home page have the icon of the next one',
    about: 'same',
    on: ['mobileHomeIndex'],
    at: '*',
    edit: ({ data }) => {
      const rows = listIn(data, 'categoryList');
      const icons = rows.map(({ icon }) => icon);
      rows.forEach((row, at) => (row.icon = icons[(at + 1) % icons.length]));
    },
  },
  {
    // one of two pages takes the blanks out
    name: 'the hotline of the home page has no blanks',
    about: 'same',
    on: ['homeIndex'],
    at: '*',
    edit: set('consumerHotline', ({ data }) => String(data.consumerHotline).replaceAll(' ', '')),
  },
  {
    // handlingFee: per cent
    name: 'the fee of a category is a fraction',
    about: 'same',
    on: ['merchantCategories'],
    at: '*',
    edit: eachRow((row) => {
      row.handlingFee = Number(row.handlingFee) / 100;
    }),
  },
];
