import {
  Coins,
  FileClock,
  Heart,
  type LucideIcon,
  MapPin,
  Package,
  Star,
  Store,
  Ticket,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { Permission } from '../features/permission/may.ts';
import { paths } from '../lib/paths.ts';

export type AccountGroup = 'orders' | 'account' | 'selling';

/** What a link can carry a number of. */
export type AccountCount = 'openOrders' | 'refunds' | 'toReview' | 'coupons' | 'wishList';

export interface AccountLink {
  to: string;
  /** key of the label */
  label: string;
  icon: LucideIcon;
  group: AccountGroup;
  count?: AccountCount;
  /** only for those who may */
  needs?: Permission;
  /** of an extension: only where the backend has it */
  extension?: 'points';
}

/** Pages of the account area in the user menu and in the account rail; those that the shop does not have are left out there. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [
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

/** Permission without which the page at a path is refused; null when it is for everybody who is signed in. */
export const neededAt = (path: string): Permission | null =>
  ACCOUNT_LINKS.find(({ to }) => pageOf(to) === path)?.needs ?? null;

/** The page a link leads to, whatever its query. */
export const pageOf = (path: string): string => path.split('?')[0] ?? path;
