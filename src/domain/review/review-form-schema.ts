import * as zod from 'zod/mini';
import { reviewPicturesText } from '#/backend/pictures.ts';
import type { TextKey } from '#/i18n/use-translation.ts';
import type { ReviewAdd } from '#generated/model/reviewAdd.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { ReviewAddBody } from '#generated/zod/review/review.zod.ts';
import { fits } from '#/shared/form/schema.ts';

/** Lower than the backend's limit. */
export const TEXT_LIMIT = 500;
export const PICTURE_LIMIT = 5;

const { star, comment } = ReviewAddBody.shape;

/** The contract's rules in the order of the form, with both scores required; messages are text keys. */
export const reviewFormSchema = zod.object({
  star: zod.number().check(fits(star, 'review.emptyStars')),
  serviceStar: zod.number().check(fits(star, 'review.serviceStars')),
  comment: zod
    .string()
    .check(
      zod.maxLength(TEXT_LIMIT, 'review.textTooLong' satisfies TextKey),
      fits(comment, 'review.emptyText'),
    ),
  pictures: zod
    .array(zod.string())
    .check(zod.maxLength(PICTURE_LIMIT, 'upload.upPic' satisfies TextKey)),
});

export type ReviewValues = zod.infer<typeof reviewFormSchema>;

export const EMPTY_REVIEW: ReviewValues = { star: 0, serviceStar: 0, comment: '', pictures: [] };

/** Request body. */
export const reviewBody = (
  { id, merOrderNo }: Pick<ReviewableLine, 'id' | 'merOrderNo'>,
  { pictures, ...values }: ReviewValues,
): ReviewAdd => ({
  ...values,
  orderNo: merOrderNo,
  orderInfoId: id,
  pics: reviewPicturesText(pictures),
});
