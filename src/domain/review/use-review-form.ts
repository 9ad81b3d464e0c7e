import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import { useAction } from '#/session/use-action.ts';
import { clearFormDraft } from '#/shared/form/form-draft.ts';
import { useDraftedForm } from '#/shared/form/use-drafted-form.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { addReview } from './actions.ts';
import {
  EMPTY_REVIEW,
  PICTURE_LIMIT,
  reviewFormSchema,
  type ReviewValues,
  TEXT_LIMIT,
} from './review-form-schema.ts';

/** Interpolation values of the error texts. */
const ERROR_VALUES = {
  'review.textTooLong': { max: TEXT_LIMIT },
  'upload.upPic': { max: PICTURE_LIMIT },
};

/** The second click of a double click may hit the form of the next item. */
const SETTLE_MS = 500;

/**
 * Form of one line's review; the input is stored as a draft until it is sent.
 * @param isFollowing the form replaced that of another line
 * @param onReviewed called once the line has a review
 */
export function useReviewForm(line: ReviewableLine, isFollowing: boolean, onReviewed: () => void) {
  const { t } = useTranslation();
  const errorText = useErrorText(ERROR_VALUES);
  const toastFirstError = useToastFirstError(reviewFormSchema, ERROR_VALUES);
  const draft = `review.${line.id}`;
  const [shownAt] = useState(() => performance.now());
  const [uploading, setUploading] = useState(false);
  const { form, hasDraft } = useDraftedForm<ReviewValues>({
    name: draft,
    empty: EMPTY_REVIEW,
    resolver: zodResolver(reviewFormSchema),
  });
  const add = useAction(addReview);

  async function submit(values: ReviewValues) {
    if (uploading) {
      form.setError(
        'pictures',
        { message: 'upload.wait' satisfies TextKey },
        { shouldFocus: true },
      );
      return;
    }
    const added = await add.run(line, values);
    if (!added.done) return;
    if (added.despite) showToast('info', t('review.alreadySent'));
    else showToast('ok', t('review.thanks'));
    clearFormDraft(draft);
    onReviewed();
  }

  return {
    form,
    setUploading,
    submit: form.handleSubmit(submit, toastFirstError),
    busy: add.busy,
    hasDraft,
    /** a press may have been meant for the form before this one */
    isTooEarly: () => isFollowing && performance.now() - shownAt < SETTLE_MS,
    problem: (field: keyof ReviewValues) => errorText(form.formState.errors[field]),
  };
}
