import type { UserCenter } from '../../../generated/model/userCenter.ts';

/** How an account is reached that has a password of its own. */
export type OwnWay = 'email' | 'phone';

export interface Reach {
  way: OwnWay;
  /** where codes go */
  address: string;
}

/** Null for accounts without a password: visitors, and those who sign in elsewhere. */
export function reachOf({ userType, email, phone }: UserCenter): Reach | null {
  if (userType === 'email' && email) return { way: 'email', address: email };
  if (userType === 'phone' && phone) return { way: 'phone', address: phone };
  return null;
}
