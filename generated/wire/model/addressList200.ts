import type { AddressPage } from './addressPage.ts';
import type { SuccessCode } from './successCode.ts';

export type AddressList200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: AddressPage;
};
