import type { UserCenter } from '../../generated/model/userCenter.ts';

/** Name and reach of a shopper as menus show them. */
export const userName = (user: UserCenter | undefined, fallback: string): string =>
  user?.nickname || user?.email || user?.phone || fallback;
export const userReach = (user: UserCenter | undefined): string =>
  [user?.phone, user?.email].filter(Boolean).join(' · ');
