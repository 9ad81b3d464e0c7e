import type { UserCenter } from '../../../generated/model/userCenter.ts';

/** Permissions that a signed-in shopper may lack; everything else is open to all of them. */
const PERMISSIONS = ['password', 'settlement'] as const;
export type Permission = (typeof PERMISSIONS)[number];

const isKnown = (word: string) => PERMISSIONS.some((permission) => permission === word);

/**
 * Whether somebody may change their password, or apply to sell. A visitor has no account that either would be for. A scope
 * names all of these that are allowed; without one, and where it speaks of other things only, nothing is withheld.
 */
export function may(
  { userType, scope }: Pick<UserCenter, 'userType' | 'scope'>,
  permission: Permission,
): boolean {
  if (userType === 'visitor') return false;
  if (!scope || (scope.length > 0 && !scope.some(isKnown))) return true;
  return scope.includes(permission);
}
