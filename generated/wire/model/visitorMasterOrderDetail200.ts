import type { MasterOrderDetail } from './masterOrderDetail.ts';

export type VisitorMasterOrderDetail200 = {
  /** Success. */
  code: 200;
  /** Text for the shopper. */
  message: string;
  data: MasterOrderDetail;
};
