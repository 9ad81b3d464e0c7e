import { type LucideIcon, Package } from 'lucide-react';
import { paths } from '../lib/paths.ts';

interface AccountLink {
  to: string;
  /** key of the label */
  label: 'nav.myOrders';
  icon: LucideIcon;
}

/** Pages of the account area that every shopper sees in the user menu and in the account rail. */
export const ACCOUNT_LINKS: readonly AccountLink[] = [{ to: paths.orders(), label: 'nav.myOrders', icon: Package }];

/** The page a link leads to, whatever its query. */
export const pageOf = (path: string): string => path.split('?')[0] ?? path;
