import type { Address } from './address.ts';

export type AddressAll200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  /** Addresses. */
  data: Address[];
};
