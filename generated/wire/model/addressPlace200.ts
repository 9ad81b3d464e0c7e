import type { AddressPlace } from './addressPlace.ts';
import type { SuccessCode } from './successCode.ts';

export type AddressPlace200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: AddressPlace;
};
