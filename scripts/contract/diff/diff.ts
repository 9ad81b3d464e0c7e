import type { Node } from '../shape.ts';
import { compareOwn } from './own.ts';
import { compareByRedocly, type Impact, type RawChange } from './redocly.ts';
import { createUsers, type User } from './users.ts';

export interface Change {
  impact: Impact;
  /** what an approval names: the same change has the same name in every run */
  name: string;
  /** operations that it reaches */
  operations: string[];
  /** routes of the storefront that use them */
  screens: string[];
}

const reach = (users: readonly User[]) => ({
  operations: users.map(({ operation }) => operation),
  screens: [...new Set(users.flatMap(({ screens }) => screens))].sort(),
});

/** `#/paths/~1api~1x/get/…` reads `/api/x get …`; components go by their names. */
const placeOf = (pointer: string): string =>
  pointer
    .replace(/^#\/(?:paths\/|components\/\w+\/)?/, '')
    .replaceAll('/', ' ')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

function named(
  { impact, kind, property, verdicts }: RawChange,
  pointer: string,
): [Impact, string][] {
  const place = placeOf(pointer);
  return verdicts.length > 0
    ? verdicts.map((verdict) => [verdict.impact, `${place} \u00b7 ${verdict.message}`])
    : [[impact, `${place} \u00b7 ${kind}${property === undefined ? '' : ` ${property}`}`]];
}

/** Every change between two bundled contracts, with the operations and screens that it reaches. */
export function diffContracts(oldSpec: Node, newSpec: Node): Change[] {
  const [usersBefore, usersNow] = [createUsers(oldSpec), createUsers(newSpec)];
  const standard = compareByRedocly(oldSpec, newSpec).flatMap((raw) => {
    const pointer = raw.revision?.pointer ?? raw.base?.pointer ?? raw.path;
    const users = raw.revision ? usersNow(pointer) : usersBefore(pointer);
    return named(raw, pointer).map(([impact, name]) => ({ impact, name, ...reach(users) }));
  });
  const own = compareOwn(oldSpec, newSpec).map(({ operation: { id, node }, impact, what }) => ({
    impact,
    name: `${id} \u00b7 ${what}`,
    ...reach([{ operation: id, screens: ((node['x-screens'] ?? []) as string[]).map(String) }]),
  }));
  return [...standard, ...own];
}
