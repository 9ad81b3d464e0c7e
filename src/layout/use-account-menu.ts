import { useState } from 'react';
import { useCollectProductList } from '#generated/client/collect/collect.ts';
import { useOrderCenterCounts } from '#generated/client/order/order.ts';
import { useUserInfo, useUserMenu } from '#generated/client/user/user.ts';
import { useSession } from '#/session/use-session.ts';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { useMyPoints } from '#/domain/points/use-my-points.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import type { UserCenter } from '#generated/model/userCenter.ts';
import type { UserMenuItem } from '#generated/model/userMenuItem.ts';
import { hasPermission } from '#/session/has-permission.ts';
import { safeUrl } from '#/lib/safe-url.ts';
import { type AccountCount, ACCOUNT_LINKS, type AccountLink, pageOf } from './account-links.ts';
import { useIsAppPath } from './app-paths.ts';

/** Whether a path is a route of this app. */
type IsAppPath = (path: string) => boolean;

const GROUPS: readonly AccountLink['group'][] = ['start', 'orders', 'account', 'selling'];
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
): { group: AccountLink['group']; links: AccountLink[] }[] {
  const shown = ACCOUNT_LINKS.filter(
    ({ to, extension }) => isAppPath(to) && (!extension || has[extension]),
  ).filter(isFor(user));
  return GROUPS.map((group) => ({
    group,
    links: shown.filter((link) => link.group === group),
  })).filter(({ links }) => links.length > 0);
}

interface OfferedEntry {
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

/** How long the menu waits for its links: late ones would move what is below them while it is pressed. */
const MAX_WAIT_MS = 1000;

/** User, links and counts of the account menu. Data that fails to load is omitted; `isPending` until its links are known, or late. */
export function useAccountMenu() {
  const { signedIn } = useSession();
  const query = { enabled: signedIn };
  const { data: user, isLoading: isUserLoading } = useUserInfo({ query });
  const { data: menu, isLoading: isMenuLoading } = useUserMenu({ query });
  const { data: orders } = useOrderCenterCounts({ query });
  // The user's count includes discontinued products; the list's total does not.
  const wishes = useCollectProductList(pageParams(1), { query });
  const wishList = wishes.data?.total ?? (wishes.isError ? user?.collectCount : undefined);
  const points = useMyPoints().query;
  const isAppPath = useIsAppPath();
  const [isLate, setLate] = useState(false);
  useTimeout(() => setLate(true), MAX_WAIT_MS);
  const counts: Partial<Record<AccountCount, number>> = {
    ...(orders && {
      openOrders: orders.unPaidCount + orders.unShippedCount + orders.receivedCount,
      refunds: orders.refundCount,
      toReview: orders.commentCount,
    }),
    ...(user && { coupons: user.couponCount }),
    ...(wishList !== undefined && { wishList }),
  };
  return {
    isPending: !isLate && (isUserLoading || isMenuLoading || points.isLoading),
    user,
    groups: fixedGroups(isAppPath, user, { points: points.isSuccess }),
    offered: offeredEntries(menu?.routine_my_menus ?? [], isAppPath),
    counts,
  };
}
