import type { Address } from './address.ts';
import type { SuccessCode } from './successCode.ts';

export type AddressAll200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** Addresses. */
  data: Address[];
};
