import type { UserCenter } from '../../generated/model/userCenter.ts';
import type { UserMenuItem } from '../../generated/model/userMenuItem.ts';
import { may } from '../features/permission/may.ts';
import { safeUrl } from '../lib/safe-url.ts';
import { ACCOUNT_LINKS, type AccountGroup, type AccountLink, pageOf } from './account-links.ts';

/** Tells whether this shop has a page at a path. */
export type IsKnown = (path: string) => boolean;

const GROUPS: readonly AccountGroup[] = ['orders', 'account', 'selling'];
const fixed = new Map(ACCOUNT_LINKS.map((link) => [pageOf(link.to), link]));

/** What not everybody may do waits until it is known who it is. */
const isFor = (user: UserCenter | undefined) => (link: AccountLink) =>
  !link.needs || (user !== undefined && may(user, link.needs));

/** Which extensions the backend is known to have. */
type Extensions = Partial<Record<NonNullable<AccountLink['extension']>, boolean>>;

/** The fixed entries by group, without groups that are empty. */
export function fixedGroups(
  isKnown: IsKnown,
  user: UserCenter | undefined,
  has: Extensions = {},
): { group: AccountGroup; links: AccountLink[] }[] {
  const shown = ACCOUNT_LINKS.filter(
    ({ to, extension }) => isKnown(to) && (!extension || has[extension]),
  ).filter(isFor(user));
  return GROUPS.map((group) => ({
    group,
    links: shown.filter((link) => link.group === group),
  })).filter(({ links }) => links.length > 0);
}

export interface OfferedEntry {
  id: number;
  name: string;
  pic: string;
  href: string;
}

/** What the shop has configured besides: entries with an address that leads somewhere and is not among the fixed ones. */
export function offeredEntries(menu: readonly UserMenuItem[], isKnown: IsKnown): OfferedEntry[] {
  return menu.flatMap(({ id, name, pic, pc_url }) => {
    const href = safeUrl(pc_url);
    if (!href || (href.startsWith('/') && (!isKnown(href) || fixed.has(pageOf(href))))) return [];
    return [{ id, name, pic, href }];
  });
}
