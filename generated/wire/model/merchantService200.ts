import type { MerchantService } from './merchantService.ts';

export type MerchantService200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MerchantService;
};
