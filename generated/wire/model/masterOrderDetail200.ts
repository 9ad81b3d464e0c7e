import type { MasterOrderDetail } from './masterOrderDetail.ts';
import type { SuccessCode } from './successCode.ts';

export type MasterOrderDetail200 = {
  code: SuccessCode;
  /** Text for the shopper. */
  message: string;
  data: MasterOrderDetail;
};
