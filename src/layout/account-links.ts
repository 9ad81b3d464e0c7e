import {
  Coins,
  FileClock,
  Heart,
  type IconNode,
  LayoutGrid,
  MapPin,
  Package,
  Star,
  Store,
  Ticket,
  Undo2,
  UserRound,
} from 'lucide';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { Permission } from '#/session/has-permission.ts';
import { paths } from '#/lib/paths.ts';

type AccountGroup = 'start' | 'orders' | 'account' | 'selling';

/** Counts that a link can show. */
export type AccountCount = 'openOrders' | 'refunds' | 'toReview' | 'coupons' | 'wishList';

export interface AccountLink {
  to: string;
  /** key of the label */
  label: TextKey;
  icon: IconNode;
  group: AccountGroup;
  count?: AccountCount;
  /** permission required to see the link */
  needs?: Permission;
  /** extension of the contract; the link is hidden if the backend lacks it */
  extension?: 'points';
}

/** Links of the account area for the user menu and the account navigation; those that are not routes are hidden there. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
  { to: paths.account(), label: 'account.overview', icon: LayoutGrid, group: 'start' },
  {
    to: paths.orders(),
    label: 'nav.myOrders',
    icon: Package,
    group: 'orders',
    count: 'openOrders',
  },
  {
    to: paths.refunds(),
    label: 'account.refunds',
    icon: Undo2,
    group: 'orders',
    count: 'refunds',
  },
  {
    to: paths.reviews(),
    label: 'account.reviews',
    icon: Star,
    group: 'orders',
    count: 'toReview',
  },
  { to: paths.userInfo(), label: 'account.info', icon: UserRound, group: 'account' },
  { to: paths.addresses(), label: 'account.addresses', icon: MapPin, group: 'account' },
  {
    to: paths.wishlist(),
    label: 'account.wishList',
    icon: Heart,
    group: 'account',
    count: 'wishList',
  },
  {
    to: paths.coupons(),
    label: 'account.coupons',
    icon: Ticket,
    group: 'account',
    count: 'coupons',
  },
  {
    to: paths.points(),
    label: 'account.points',
    icon: Coins,
    group: 'account',
    extension: 'points',
  },
  {
    to: paths.apply(),
    label: 'nav.becomeMerchant',
    icon: Store,
    group: 'selling',
    needs: 'settlement',
  },
  {
    to: paths.applications(),
    label: 'account.applications',
    icon: FileClock,
    group: 'selling',
    needs: 'settlement',
  },
];

/** Permission that a path requires; null if it only requires sign-in. */
export const neededAt = (path: string): Permission | null =>
  ACCOUNT_LINKS.find(({ to }) => pageOf(to) === path)?.needs ?? null;

/** Path of a link without its query. */
export const pageOf = (path: string): string => path.split('?')[0] ?? path;
