import { acting, eachRow, firstOf, type PlantedFault } from './plant.ts';
import { forgiving, reading } from './sixth-shared.ts';

const HOUR = 3_600_000;
const shifted = (time: unknown, by: number) =>
  new Date(Date.parse(`${String(time).replace(' ', 'T')}Z`) + by)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** Codes, passwords, sign-ins, applications, parcels, places. Before each name: what the fault breaks. */
export const FOURTEENTH: readonly PlantedFault[] = [
  {
    // "E-mail address, not yet used by another e-mail account": asked at the registration alone
    name: 'a code to register is sent to an address that has an account',
    about: 'lifecycle',
    on: ['emailCaptcha'],
    market: forgiving('emailCaptcha', 'emailTaken', () => null),
  },
  {
    // "The account does not exist"
    name: 'a code for a new password is sent to an unknown address',
    about: 'lifecycle',
    on: ['emailResetCaptcha'],
    market: forgiving('emailResetCaptcha', 'accountMissing', () => null),
  },
  {
    // passwordAgain: "The new password once more"; compared in the client
    name: 'a reset takes two different passwords',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: forgiving('emailPasswordReset', 'passwordsDiffer', () => null),
  },
  {
    // the update is rolled back after the code was used
    name: 'a changed password is not stored',
    about: 'kept',
    on: ['userEmailPasswordUpdate'],
    at: '*',
    market: acting('userEmailPasswordUpdate', async (ask, market, hit) => {
      const before = ask.user?.password;
      const data = await market(ask);
      const user = ask.market.state.users.find(({ id }) => id === ask.user?.id);
      if (!user || before === undefined || user.password === before) return data;
      user.password = before;
      hit();
      return data;
    }),
  },
  {
    // email: "E-mail address, if it is shared"
    name: 'a sign-in through Facebook loses the mail',
    about: 'kept',
    on: ['facebookLogin'],
    edit: ({ data }) => {
      data.email = null;
    },
  },
  {
    // phone of a visitor
    name: 'the phone of a visitor is not stored',
    about: 'kept',
    on: ['visitorRegister'],
    at: '*',
    market: reading('visitorRegister', (body) => ({ ...body, phone: null, countryCode: null })),
  },
  {
    // "Deletes the token"; the gateway keeps it for five minutes
    name: 'a session ends some time after the sign-out',
    about: 'state',
    on: ['logout'],
    at: '*',
    market: acting('logout', async (ask, market, hit) => {
      const before = ask.market.state.sessions.find(({ token }) => token === ask.token);
      const data = await market(ask);
      if (before) {
        ask.market.state.sessions.push(before);
        hit();
      }
      return data;
    }),
  },
  {
    // "Applications of the caller"; WHERE without the member
    name: 'the applications of all members are listed',
    about: 'owner',
    on: ['settlementRecords'],
    at: '*',
    market: acting('settlementRecords', async (ask, market, hit) => {
      const data = await market(ask);
      const other = ask.market.state.applications.find(({ userId }) => userId !== ask.user?.id);
      const user = ask.market.state.users.find(({ id }) => id === other?.userId);
      if (!user) return data;
      hit();
      const more = await market({ ...ask, user });
      return { ...data, list: [...data.list, ...more.list], total: data.total + more.total };
    }),
  },
  {
    // the list is read from a replica: the state before the last write
    name: 'the list of applications keeps the first state of each',
    about: 'same',
    on: ['settlementRecords'],
    at: '*',
    edit: eachRow((row, _, { memory }) => {
      row.auditStatus = firstOf(memory, String(row.id), row.auditStatus);
    }),
  },
  {
    // refused when "the order does not exist or is cancelled"
    name: 'a cancelled order has a result of its scan payment',
    about: 'lifecycle',
    on: ['scanPayResult'],
    market: forgiving('scanPayResult', 'orderCancelled', () => false),
  },
  {
    // country_calling_code: "Dial code with plus"
    name: 'the dial code of the place has no plus',
    about: 'form',
    on: ['addressPlace'],
    edit: ({ data }) => {
      if (typeof data.country_calling_code === 'string')
        data.country_calling_code = data.country_calling_code.replace('+', '');
    },
  },
  {
    // validStr: "It was used"
    name: 'used coupons are said to be usable',
    about: 'state',
    on: ['couponList'],
    edit: eachRow((row) => {
      if (row.status === 1) row.validStr = 'usable';
    }),
  },
  {
    // createTime of a parcel: "When it was shipped"
    name: 'a parcel was shipped before its order was placed',
    about: 'time',
    on: ['orderExpress'],
    edit: ({ data }) => {
      if (data?.createTime) data.createTime = shifted(data.createTime, -8 * HOUR);
    },
  },
  {
    // cancelTime: now and two hours, at each read
    name: 'the time to pay begins again with each read',
    about: 'time',
    on: ['masterOrderDetail'],
    at: '*',
    edit: ({ data, nth }) => {
      if (data.cancelTime) data.cancelTime = shifted(data.cancelTime, nth * 60_000);
    },
  },
  {
    // a default address is replaced, not added
    name: 'the new default address leaves the old one as it is',
    about: 'state',
    on: ['addressSetDefault'],
    at: '*',
    market: (hit) =>
      acting('addressSetDefault', async (ask, market) => {
        const before = ask.market.state.addresses.find(
          ({ userId, isDefault }) => userId === ask.user?.id && isDefault,
        );
        const data = await market(ask);
        if (before && before.id !== ask.body.id) {
          before.isDefault = true;
          hit();
        }
        return data;
      })(hit),
  },
];
