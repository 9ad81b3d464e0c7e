import type { UserCenter } from '../../generated/model/userCenter.ts';

/** Name of a shopper as menus show it. The backend makes up nicknames of visitors from random letters. */
export function userName(user: UserCenter | undefined, fallback: string): string {
  if (user?.userType === 'visitor') return fallback;
  return user?.nickname || user?.email || user?.phone || fallback;
}
/** How a shopper can be reached, as menus show it. */
export const userReach = (user: UserCenter | undefined): string =>
  [user?.phone, user?.email].filter(Boolean).join(' · ');
