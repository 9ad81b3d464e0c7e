import { expect, it } from 'vitest';
import { inTurns } from '#scripts/measure/order.ts';
import { addressesOf, PROFILES } from '#scripts/measure/plan.ts';

const members = ['cart', 'checkout', 'orders', 'account'];
const shared = ['home', 'search', 'goods'];
const addresses = addressesOf([
  ...shared.map((name) => ({ name, path: `/${name}` })),
  ...members.map((name) => ({ name, path: `/${name}`, isMember: true })),
]);
const planned = inTurns(addresses, PROFILES);
const kindOf = ({ profile, address }: (typeof planned)[number]) => `${profile.name} ${address.tag}`;

it('each page is visited once on each screen, network and language', () => {
  const rows = planned.map((visited) => `${kindOf(visited)} ${visited.address.name}`);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows).toHaveLength(addresses.length * PROFILES.length);
});

it('the first rows are of all pages and kinds, those of members first', () => {
  const first = planned.slice(0, members.length + shared.length);
  expect(first.map(({ address }) => address.name)).toEqual([...members, ...shared]);
  expect(new Set(first.map(kindOf)).size).toBe(6);
});

it('neighbours differ in network or screen, and mostly in language', () => {
  const first = planned.slice(0, 6);
  for (const [at, { profile }] of first.entries()) expect(profile).not.toBe(first[at + 1]?.profile);
  expect(new Set(first.slice(0, 3).map(({ address }) => address.tag)).size).toBe(2);
});

it('a single profile and language give each page once', () => {
  const english = addresses.filter(({ tag }) => tag === 'en');
  expect(inTurns(english, PROFILES.slice(0, 1))).toHaveLength(members.length + shared.length);
});
