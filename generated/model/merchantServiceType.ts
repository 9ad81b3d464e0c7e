
/**
 * Contact channel of the customer service of a store.
 */
export type MerchantServiceType = typeof MerchantServiceType[keyof typeof MerchantServiceType];


export const MerchantServiceType = {
  /** By the page in `serviceLink`. */
  chat: 'H5',
  /** By calling `servicePhone`. */
  phone: 'phone',
  /** By the page in `serviceMessage`. */
  message: 'message',
  /** By writing to `serviceEmail`. */
  email: 'email',
  /** None; a new store has not chosen yet. */
  none: '',
} as const;
