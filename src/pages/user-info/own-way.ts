import type { UserCenter } from '../../../generated/model/userCenter.ts';

/** Channel for the codes of an account with a password. */
export type OwnWay = 'email' | 'phone';

export interface Reach {
  way: OwnWay;
  /** address or number that receives the codes */
  address: string;
}

/** Null for accounts without a password: visitors and social accounts. */
export function reachOf({ userType, email, phone }: UserCenter): Reach | null {
  if (userType === 'email' && email) return { way: 'email', address: email };
  if (userType === 'phone' && phone) return { way: 'phone', address: phone };
  return null;
}
