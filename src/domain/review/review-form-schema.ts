import * as zod from 'zod/mini';
import type { ReviewAdd } from '#generated/model/reviewAdd.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { ReviewAddBody } from '#generated/zod/review/review.zod.ts';

/** Lower than the backend's limit. */
export const TEXT_LIMIT = 500;
export const PICTURE_LIMIT = 5;

const { star, comment } = ReviewAddBody.shape;

/** The contract's rules for the request, with both scores required. */
export const reviewFormSchema = zod.object({
  star,
  serviceStar: star,
  comment: comment.check(zod.maxLength(TEXT_LIMIT)),
  pictures: zod.array(zod.string()).check(zod.maxLength(PICTURE_LIMIT)),
});

export type ReviewValues = zod.infer<typeof reviewFormSchema>;

/** The fields in the order of the form. */
export const REVIEW_FIELDS = [
  'star',
  'serviceStar',
  'comment',
  'pictures',
] as const satisfies readonly (keyof ReviewValues)[];

export const EMPTY_REVIEW: ReviewValues = { star: 0, serviceStar: 0, comment: '', pictures: [] };

/** Backends store `[]` as a picture name, so no pictures are sent as empty text. */
export const reviewBody = (
  { id, merOrderNo }: Pick<ReviewableLine, 'id' | 'merOrderNo'>,
  { pictures, ...values }: ReviewValues,
): ReviewAdd => ({
  ...values,
  orderNo: merOrderNo,
  orderInfoId: id,
  pics: pictures.length > 0 ? JSON.stringify(pictures) : '',
});
