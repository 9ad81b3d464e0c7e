import type { AddressPlace } from './addressPlace.ts';

export type AddressPlace200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: AddressPlace;
};
