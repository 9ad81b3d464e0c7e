import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { paths } from '#/lib/paths.ts';
import { GUEST_PAGES } from '#tests/pages.ts';
import { backend } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { cookiesOf, MALI, memberAddresses, SOM, tokenFor, visitorToken } from './member.ts';
import { BROWSER, PATIENT, servePages } from './page-server.ts';

const dist = builtFolder();
afterAll(() => rmSync(dist, { recursive: true }));

interface Shopper {
  name: string;
  cookies: string;
  addresses: string[];
  /** what only her documents may contain */
  own: string[];
}

/** Values of an account that no other document may contain. */
const ownValues = ({ state }: ReturnType<typeof backend>['market']['market'], email: string) => {
  const user = state.users.find((one) => one.email === email);
  const of = <T extends { userId: number }>(list: readonly T[]) =>
    list.filter(({ userId }) => userId === user?.id);
  return [
    email,
    ...(user ? [user.identity] : []),
    ...of(state.masterOrders).map(({ no }) => no),
    ...of(state.merchantOrders).map(({ no }) => no),
    ...of(state.refunds).map(({ no }) => no),
    ...of(state.addresses).map(({ detail }) => detail),
  ].filter((value) => value.length > 5);
};

const AT_ONCE = 8;
const ROUNDS = 2;

it('documents of two members, a visitor and guests at once hold data of their owners only', async () => {
  const { market, fetch: call, calls } = backend();
  const output: unknown[] = [];
  const { get, stop } = await servePages(dist, call, {
    deadlines: PATIENT,
    onPage: (line) => output.push(line),
    report: (problem) => output.push(problem),
  });
  const visitor = 'kaew@lychee.test';
  const tokens = [
    await tokenFor(market.fetch, MALI),
    await tokenFor(market.fetch, SOM),
    await visitorToken(market.fetch, visitor),
  ];
  const emails = [MALI, SOM, visitor];
  const members = emails.map((email, at): Shopper => ({
    name: email,
    cookies: cookiesOf(tokens[at] ?? '', 'Asia/Shanghai', email === visitor ? 'v1' : `m${at}`),
    addresses: memberAddresses(market, email),
    own: [...ownValues(market.market, email)],
  }));
  const all = [...new Set([...members.flatMap(({ addresses }) => addresses), ...GUEST_PAGES])];
  const shoppers: Shopper[] = [...members, { name: 'guest', cookies: '', addresses: [], own: [] }];
  // Everybody opens all addresses, also those of the others' orders.
  const visits = Array.from({ length: ROUNDS }, () =>
    all.flatMap((address) => shoppers.map((shopper) => ({ address, shopper }))),
  ).flat();
  const foreign: string[] = [];
  const seen = new Map<string, Set<string>>();

  async function visit({ address, shopper }: (typeof visits)[number]) {
    const headers = { ...BROWSER, ...(shopper.cookies && { Cookie: shopper.cookies }) };
    const { text, control, etag } = await get(`/en${address}`, headers);
    for (const [at, token] of tokens.entries())
      if (text.includes(token)) foreign.push(`the token of ${emails[at]} for ${shopper.name}`);
    for (const { name, own } of members) {
      // A page names the order of its address, also where it says that there is none.
      const found = own.filter((value) => text.includes(value) && !address.includes(value));
      if (name !== shopper.name && found.length > 0)
        foreign.push(`${address}: ${found.join()} of ${name} for ${shopper.name}`);
      if (name === shopper.name && found.length > 0) {
        seen.set(name, (seen.get(name) ?? new Set()).add(address));
        expect([control, etag], address).toEqual(['private, no-store', null]);
      }
    }
  }

  const queue = [...visits];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await visit(next);
    }),
  );
  await stop();

  expect(foreign).toEqual([]);
  // The test would find such values: owners see theirs.
  for (const { name } of members) expect(seen.get(name)?.size, name).toBeGreaterThan(5);
  expect(seen.get(MALI)?.has(paths.cart())).toBe(true);
  const logged = JSON.stringify(output);
  for (const value of [...tokens, ...members.flatMap(({ own }) => own)])
    expect(logged, 'values in the log').not.toContain(value);
  for (const request of calls) expect(request.headers.get('Cookie')).toBeNull();
});
