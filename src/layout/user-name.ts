import type { UserCenter } from '#generated/model/userCenter.ts';

/** Display name of a shopper. The backend generates random nicknames for visitors. */
export function userName(user: UserCenter | undefined, fallback: string): string {
  if (user?.userType === 'visitor') return fallback;
  return user?.nickname || user?.email || user?.phone || fallback;
}
/** Email address or phone number of a shopper, for menus. */
export const userContact = (user: UserCenter | undefined): string =>
  [user?.phone, user?.email].filter(Boolean).join(' · ');
