import type { UserCenter } from '#generated/model/userCenter.ts';

/** Permissions that a signed-in shopper may lack. */
const PERMISSIONS = ['password', 'settlement'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const isKnown = (word: string) => PERMISSIONS.some((permission) => permission === word);

/**
 * Whether a shopper may change the password or apply as a merchant. Visitors have no account, so they may not. A scope
 * lists the permissions; without one, or if it lists only unknown ones, all are granted.
 */
export function hasPermission(
  { userType, scope }: Pick<UserCenter, 'userType' | 'scope'>,
  permission: Permission,
): boolean {
  if (userType === 'visitor') return false;
  if (!scope || (scope.length > 0 && !scope.some(isKnown))) return true;
  return scope.includes(permission);
}
