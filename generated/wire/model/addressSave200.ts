import type { Address } from './address.ts';

export type AddressSave200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: Address;
};
