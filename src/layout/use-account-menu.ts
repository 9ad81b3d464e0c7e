import { useState } from 'react';
import { useCollectProductList } from '#generated/client/collect/collect.ts';
import { useOrderCenterCounts } from '#generated/client/order/order.ts';
import { useUserInfo, useUserMenu } from '#generated/client/user/user.ts';
import { useSession } from '#/session/use-session.ts';
import { pageParams } from '#/domain/wishlist/page-params.ts';
import { useMyPoints } from '#/domain/points/use-my-points.ts';
import { useTimeout } from '#/ui/use-timeout.ts';
import type { AccountCount } from './account-links.ts';
import { fixedGroups, offeredEntries } from './account-menu.ts';
import { useIsAppPath } from './app-paths.ts';

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
