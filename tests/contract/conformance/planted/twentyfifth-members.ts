import { acting, firstOf, type PlantedFault, rowsOf } from './plant.ts';
import { afterwards, reading } from './sixth-shared.ts';

/** Written before the rules that find them, from the contract only. Before each name: what the developer did. */
export const TWENTYFIFTH_MEMBERS: readonly PlantedFault[] = [
  {
    // evicted by setDefault, not by save
    name: 'the default address keeps the words it had before it was changed',
    about: 'kept',
    on: ['addressDefault'],
    at: '*',
    edit: ({ data, memory, token }) => {
      if (data === null) return;
      const kept = firstOf(memory, `${token} ${String(data.id)}`, { ...data });
      Object.assign(data, kept);
    },
  },
  {
    // the column is not among those of the UPDATE
    name: 'a changed address keeps its country',
    about: 'kept',
    on: ['addressSave'],
    at: '*',
    market: acting('addressSave', async (ask, market, hit) => {
      const before = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
      const country = before?.country;
      const data = await market(ask);
      const after = ask.market.state.addresses.find(({ id }) => id === ask.body.id);
      if (after && country !== undefined && after.country !== country) {
        after.country = country;
        hit();
      }
      return data;
    }),
  },
  {
    // two queries
    name: 'a pre-order has the mailbox of the newest address with the default one',
    about: 'same',
    on: ['preOrderDetail'],
    at: '*',
    market: acting('preOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const newest = ask.market.state.addresses.findLast(({ userId }) => userId === ask.user?.id);
      if (!newest || !data.addressId || newest.email === data.email) return data;
      hit();
      return { ...data, email: newest.email };
    }),
  },
  {
    // a list of the last query
    name: 'all addresses are at most five',
    about: 'state',
    on: ['addressAll'],
    at: '*',
    market: acting('addressAll', async (ask, market, hit) => {
      const data = await market(ask);
      if (data.length > 5) hit();
      return data.slice(0, 5);
    }),
  },
  {
    // String.trim()
    name: 'a blank behind the password of a mailbox does not matter',
    about: 'lifecycle',
    on: ['emailLogin'],
    at: '*',
    market: reading('emailLogin', (body) => ({ ...body, password: body.password.trimEnd() })),
  },
  {
    // a random one for each session
    name: 'the identity of a member is another one at each sign-in',
    about: 'owner',
    on: ['emailLogin'],
    at: '*',
    edit: ({ data, nth }) =>
      void (data.identity = `${String(data.identity).slice(0, -3)}${100 + nth}`),
  },
  {
    // the profile of the provider is read once
    name: 'the second sign-in through Google answers no mailbox',
    about: 'same',
    on: ['googleLogin'],
    edit: ({ data, memory }) => {
      const key = String(data.uid);
      if (memory.has(key)) data.email = null;
      memory.set(key, true);
    },
  },
  {
    // redis.delete(key) has another prefix
    name: 'the code of a changed password still resets it',
    about: 'state',
    on: ['userEmailPasswordUpdate'],
    at: '*',
    market: afterwards('userEmailPasswordUpdate', ({ market, user }) => {
      const code = market.state.codes.findLast(({ to }) => to === user?.email);
      if (!code?.used) return false;
      code.used = false;
      return true;
    }),
  },
  {
    // the type decides on the documents, so it is fixed
    name: 'a changed application keeps the type of its store',
    about: 'kept',
    on: ['settlementResubmit'],
    at: '*',
    market: acting('settlementResubmit', async (ask, market, hit) => {
      const before = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      const typeId = before?.typeId;
      const data = await market(ask);
      const after = ask.market.state.applications.find(({ id }) => id === ask.params.id);
      if (after && typeId !== undefined && after.typeId !== typeId) {
        after.typeId = typeId;
        hit();
      }
      return data;
    }),
  },
  {
    // the reasons of page 1
    name: 'applications of later pages have no reason of their refusal',
    about: 'same',
    on: ['settlementRecords'],
    at: '*',
    edit: (call) => {
      if (Number(call.query.get('page') ?? 1) < 2) return;
      for (const row of rowsOf(call)) row.denialReason = null;
    },
  },
  {
    // MediaType.IMAGE_JPEG
    name: 'the type of every picture is jpeg',
    about: 'same',
    on: ['imageUpload'],
    edit: ({ data }) => void (data.type = 'jpeg'),
  },
  {
    // a unique key of the history of names
    name: 'a name that a member had before is not saved again',
    about: 'kept',
    on: ['userEdit'],
    at: '*',
    market: (hit) => {
      const names = new Set<string>();
      return acting('userEdit', async (ask, market) => {
        const before = ask.user?.nickname ?? '';
        const data = await market(ask);
        const key = `${ask.user?.id} ${ask.body.nickname}`;
        if (ask.user && ask.body.nickname !== before && names.has(key)) {
          ask.user.nickname = before;
          hit();
        }
        names.add(`${ask.user?.id} ${before}`);
        return data;
      })(hit);
    },
  },
];
