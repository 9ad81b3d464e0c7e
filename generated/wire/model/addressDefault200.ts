import type { Address } from './address.ts';
import type { SuccessCode } from './successCode.ts';

export type AddressDefault200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  /** The address; null when there is none. */
  data: Address | null;
};
