import type { UserCenter } from '#generated/model/userCenter.ts';
import type { UserMenuItem } from '#generated/model/userMenuItem.ts';
import { hasPermission } from '#/session/has-permission.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { ACCOUNT_LINKS, type AccountGroup, type AccountLink, pageOf } from './account-links.ts';

/** Whether a path is a route of this app. */
export type IsAppPath = (path: string) => boolean;

const GROUPS: readonly AccountGroup[] = ['orders', 'account', 'selling'];
const fixed = new Map(ACCOUNT_LINKS.map((link) => [pageOf(link.to), link]));

/** Links that need a permission are hidden until the user is loaded. */
const isFor = (user: UserCenter | undefined) => (link: AccountLink) =>
  !link.needs || (user !== undefined && hasPermission(user, link.needs));

/** Whether the backend has an extension. */
type Extensions = Partial<Record<NonNullable<AccountLink['extension']>, boolean>>;

/** The fixed links by group, without empty groups. */
export function fixedGroups(
  isAppPath: IsAppPath,
  user: UserCenter | undefined,
  has: Extensions = {},
): { group: AccountGroup; links: AccountLink[] }[] {
  const shown = ACCOUNT_LINKS.filter(
    ({ to, extension }) => isAppPath(to) && (!extension || has[extension]),
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

/** Links configured in the backend with a valid address that are not among the fixed ones. */
export function offeredEntries(
  menu: readonly UserMenuItem[],
  isAppPath: IsAppPath,
): OfferedEntry[] {
  return menu.flatMap(({ id, name, pic, pc_url }) => {
    const href = safeUrl(pc_url);
    if (!href || (href.startsWith('/') && (!isAppPath(href) || fixed.has(pageOf(href))))) return [];
    return [{ id, name, pic, href }];
  });
}
