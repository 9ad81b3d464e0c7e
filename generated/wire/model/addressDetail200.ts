import type { Address } from './address.ts';

export type AddressDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** The address; null when there is none. */
  data: Address | null;
};
