
/**
 * How the account was created.
 */
export type UserType = typeof UserType[keyof typeof UserType];


export const UserType = {
  /** Registered with an e-mail address. */
  email: 'email',
  /** Registered with a phone number. */
  phone: 'phone',
  /** Signed in through Google. */
  google: 'google',
  /** Signed in through Facebook. */
  facebook: 'facebook',
  /** Signed in through Twitter. */
  twitter: 'twitter',
  /** Buys without an account. */
  visitor: 'visitor',
} as const;
