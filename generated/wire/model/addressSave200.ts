import type { Address } from './address.ts';
import type { SuccessCode } from './successCode.ts';

export type AddressSave200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: Address;
};
