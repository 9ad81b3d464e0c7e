import type { UserCenter } from '#generated/model/userCenter.ts';

/** Channel for the codes of an account with a password. */
type CodeChannel = 'email' | 'phone';

export interface CodeTarget {
  channel: CodeChannel;
  /** address or number that receives the codes */
  address: string;
}

/** Null for accounts without a password: visitors and social accounts. */
export function codeTargetOf({ userType, email, phone }: UserCenter): CodeTarget | null {
  if (userType === 'email' && email) return { channel: 'email', address: email };
  if (userType === 'phone' && phone) return { channel: 'phone', address: phone };
  return null;
}
