import { readScreens } from '../screens.ts';
import type { Node } from '../shape.ts';
import { compareExtensions } from './extensions.ts';
import { inOneForm } from './normal-form.ts';
import { compareByRedocly, type Impact, type RawChange } from './redocly.ts';
import { createUsers, type User } from './users.ts';
import { compareValueNames } from './value-names.ts';

export interface Change {
  impact: Impact;
  /** stable name of the change, as used by approvals */
  name: string;
  /** affected operations */
  operations: string[];
  /** screens that use these operations */
  screens: string[];
}

const affected = (users: readonly User[]) => ({
  operations: users.map(({ operation }) => operation),
  screens: [...new Set(users.flatMap(({ screens }) => screens))].sort(),
});

/** Formats `#/paths/~1api~1x/get/…` as `/api/x get …`, and components by their names. */
const placeOf = (pointer: string): string =>
  pointer
    .replace(/^#\/(?:paths\/|components\/\w+\/)?/, '')
    .replaceAll('/', ' ')
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');

/** Words that limit values or say how they are written, and that Redocly does not judge: a change may break a client. */
const UNJUDGED = new Set([
  'contains',
  'contentEncoding',
  'contentMediaType',
  'dependentRequired',
  'dependentSchemas',
  'else',
  'if',
  'maxContains',
  'minContains',
  'not',
  'patternProperties',
  'prefixItems',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
]);
const IN_REQUEST = /\/(?:parameters|requestBody)\//;

/** The impact of a change without a verdict. */
function impactOf({ impact, path, property }: RawChange): Impact {
  const word = property ?? path.split('/').at(-1) ?? '';
  // Servers take another value for what clients leave out.
  if (UNJUDGED.has(word) || (word === 'default' && IN_REQUEST.test(path))) return 'major';
  return word === 'deprecated' ? 'minor' : impact;
}

function namesOf(change: RawChange, pointer: string): [Impact, string][] {
  const { kind, property, verdicts } = change;
  const place = placeOf(pointer);
  return verdicts.length > 0
    ? verdicts.map((verdict) => [verdict.impact, `${place} \u00b7 ${verdict.message}`])
    : [
        [
          impactOf(change),
          `${place} \u00b7 ${kind}${property === undefined ? '' : ` ${property}`}`,
        ],
      ];
}

/** All changes between two bundled contracts, with the affected operations and screens. */
export function diffContracts(before: Node, after: Node): Change[] {
  const [oldSpec, newSpec] = inOneForm(before, after);
  const screens = readScreens() ?? {};
  const [usersBefore, usersNow] = [createUsers(oldSpec), createUsers(newSpec)];
  const standard = compareByRedocly(oldSpec, newSpec).flatMap((raw) => {
    const pointer = raw.revision?.pointer ?? raw.base?.pointer ?? raw.path;
    const users = raw.revision ? usersNow(pointer) : usersBefore(pointer);
    return namesOf(raw, pointer).map(([impact, name]) => ({ impact, name, ...affected(users) }));
  });
  const extensions = compareExtensions(oldSpec, newSpec).map(
    ({ operation: { id }, impact, what }) => ({
      impact,
      name: `${id} \u00b7 ${what}`,
      ...affected([{ operation: id, screens: screens[id] ?? [] }]),
    }),
  );
  const values = compareValueNames(oldSpec, newSpec).map(({ pointer, impact, what }) => ({
    impact,
    name: `${placeOf(pointer)} \u00b7 ${what}`,
    ...affected(usersNow(pointer)),
  }));
  return [...standard, ...extensions, ...values];
}
