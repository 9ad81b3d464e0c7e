import * as zod from 'zod/mini';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { RefundApply } from '#generated/model/refundApply.ts';
import {
  RefundApplyBody,
  refundApplyBodyRefundReasonWapImgMax,
} from '#generated/zod/refund/refund.zod.ts';
import { fits } from '#/shared/form/schema.ts';

export const REMARK_MAX = 100;
export const PICTURES_MAX = 5;

/** Values of the refund form; messages are keys. */
export const refundRequestSchema = zod.object({
  reason: zod
    .string()
    .check(
      zod.minLength(1, 'refund.emptyReason' satisfies TextKey),
      fits(RefundApplyBody.shape.text, 'error.400'),
    ),
  remark: zod.string().check(zod.maxLength(REMARK_MAX, 'form.tooLong' satisfies TextKey)),
  pictures: zod.array(zod.string()).check(
    zod.maxLength(PICTURES_MAX, 'error.400' satisfies TextKey),
    zod.refine(
      (list) => list.join(',').length <= refundApplyBodyRefundReasonWapImgMax,
      'error.400' satisfies TextKey,
    ),
  ),
});

export type RefundRequestValues = zod.infer<typeof refundRequestSchema>;

export const EMPTY_REQUEST: RefundRequestValues = { reason: '', remark: '', pictures: [] };

/** Request body. The names are in snake case: the backend drops camel case ones. */
export const refundBody = (
  orderNo: string,
  { reason, remark, pictures }: RefundRequestValues,
): RefundApply => ({
  orderNo,
  text: reason,
  refund_reason_wap_img: pictures.join(','),
  refund_reason_wap_explain: remark.trim(),
});
