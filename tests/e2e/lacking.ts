import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest browsers that the shop supports. */
const OLDEST = { chrome: 111, firefox: 121, safari_ios: 16.4 } as const;

/** A property of an interface or of `window`, and whether it is the constructor's own. */
export type Member = readonly [owner: string, name: string, isStatic: boolean];

/** Whether one of the oldest browsers lacks it. Versions behind a flag or under another name do not count. */
function isNew({ support }: CompatStatement, withPrefixes = false): boolean {
  return Object.entries(OLDEST).some(([browser, oldest]) => {
    const [...statements] = [support[browser as keyof typeof OLDEST] ?? []].flat();
    const versions = statements
      .filter(({ flags, prefix, alternative_name: other = prefix }) =>
        other ? withPrefixes && other.startsWith('-') : !flags,
      )
      .map(({ version_added: version }) => Number.parseFloat(String(version)) || Infinity);
    return Math.min(Infinity, ...versions) > oldest;
  });
}

const isNewMember = ([name, { __compat: about }]: [string, Identifier]) =>
  /^\w+$/.test(name) && about !== undefined && isNew(about);

/** What one of the oldest browsers lacks, by the compatibility data of MDN. */
export function lacking(): Member[] {
  return [bcd.api, bcd.javascript.builtins].flatMap((all) =>
    Object.entries(all as Record<string, Identifier>).flatMap(([owner, members]): Member[] =>
      members.__compat && isNew(members.__compat)
        ? [['window', owner, true]]
        : (Object.entries(members) as [string, Identifier][])
            .filter(isNewMember)
            .map(([name]) => [owner, name.replace('_static', ''), name.endsWith('_static')]),
    ),
  );
}

/** Names of members that all of the oldest browsers have somewhere: a use of one of them need not be new. */
export const olderNames = (): Set<string> =>
  new Set(
    [bcd.api, bcd.javascript.builtins].flatMap((all) =>
      Object.values(all as Record<string, Identifier>).flatMap((members) =>
        (Object.entries(members) as [string, Identifier][])
          .filter(([, { __compat: about }]) => about !== undefined && !isNew(about))
          .map(([name]) => name.replace('_static', '')),
      ),
    ),
  );

/** Entries of the compatibility data by their names, with those one level below. */
const withNested = (entries: Record<string, Identifier>): [string, Identifier][] =>
  Object.entries(entries).flatMap(([name, entry]) => [
    [name, entry],
    ...Object.entries(entry as Record<string, Identifier>).filter(([part]) => part !== '__compat'),
  ]);

/** The build adds prefixes. */
const newNames = (entries: [string, Identifier][]): Set<string> =>
  new Set(
    entries.filter(([, { __compat: about }]) => about && isNew(about, true)).map(([name]) => name),
  );

type Entries = Record<string, Identifier>;
const css = bcd.css as Record<'properties' | 'selectors' | 'types' | 'at-rules', Entries>;

/** Names of styles that one of the oldest browsers lacks, by the compatibility data of MDN. */
export const newStyles = {
  properties: newNames(Object.entries(css.properties)),
  selectors: newNames(Object.entries(css.selectors)),
  rules: newNames(withNested(css['at-rules'])),
  functions: newNames(withNested(css.types)),
  units: newNames(Object.entries(css.types.length as Entries)),
};

/** Runs in the page before its scripts. */
export function removeMembers(members: Member[]): void {
  const iterator: unknown = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
  for (const [owner, name, isStatic] of members) {
    const named = Reflect.get(window, owner) as { prototype?: object } | undefined;
    const place =
      owner === 'Iterator' ? iterator : owner === 'window' || isStatic ? named : named?.prototype;
    if (typeof place === 'object' || typeof place === 'function')
      Reflect.deleteProperty(place as object, name);
    if (owner === 'HTMLElement') Reflect.deleteProperty(Element.prototype, name);
  }
}
