import type { AddressPage } from './addressPage.ts';

export type AddressList200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: AddressPage;
};
