import type { MeasuredAddress, Profile } from './plan.ts';

/** A page on a screen and network. */
export interface Visited {
  profile: Profile;
  address: MeasuredAddress;
}

const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, at) => list[(at + by) % list.length] as T);

/** One of each list in turn: neighbours differ in both. */
function pairs<A, B>(some: readonly A[], others: readonly B[]): (readonly [A, B])[] {
  return others.flatMap((_, round) =>
    some.map((one, at) => [one, others[(at + round) % others.length] as B] as const),
  );
}

/**
 * All pages on all screens, networks and languages, so that the first rows are of all kinds: each page comes once before
 * one comes again, members' pages first, and neighbours differ in profile and language.
 */
export function inTurns(
  addresses: readonly MeasuredAddress[],
  profiles: readonly Profile[],
): Visited[] {
  const names = [...new Set(addresses.map(({ name }) => name))];
  const isMember = (name: string) =>
    addresses.some((address) => address.name === name && address.isMember);
  const pages = [...names.filter(isMember), ...names.filter((name) => !isMember(name))];
  const kinds = pairs(profiles, [...new Set(addresses.map(({ tag }) => tag))]);
  return kinds.flatMap((_, round) =>
    pages.flatMap((page, at) => {
      const [profile, tag] = turned(kinds, round + at)[0] as (typeof kinds)[number];
      const address = addresses.find((one) => one.name === page && one.tag === tag);
      return address ? [{ profile, address }] : [];
    }),
  );
}
