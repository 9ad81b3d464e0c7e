import type { UserCenter } from '#generated/model/userCenter.ts';

/**
 * Display name of a shopper. The nickname of a visitor is twelve random characters. Source: fact sheet of the catalogue,
 * nickname on registration.
 */
export function userName(user: UserCenter | undefined, fallback: string): string {
  if (user?.userType === 'visitor') return fallback;
  return user?.nickname || user?.email || user?.phone || fallback;
}

/**
 * Email address and phone number of a shopper, for menus; either is missing with most ways to sign in. Source: fact sheet of
 * the catalogue, user centre.
 */
export const userContact = (user: UserCenter | undefined): string =>
  [user?.phone, user?.email].filter(Boolean).join(' · ');
