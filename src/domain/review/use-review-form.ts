import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import { showFieldError } from '#/shared/toasts/store.ts';
import {
  EMPTY_REVIEW,
  PICTURE_LIMIT,
  REVIEW_FIELDS,
  reviewFormSchema,
  type ReviewValues,
  TEXT_LIMIT,
} from './review-form-schema.ts';
import { useSendReview } from './use-send-review.ts';

/** The second click of a double click may hit the form of the next item. */
const SETTLE_MS = 500;

/**
 * Form of one line's review; the input is stored as a draft until it is sent.
 * @param onReviewed called once the line has a review
 */
export function useReviewForm(line: ReviewableLine, onReviewed: () => void) {
  const { t } = useTranslation();
  const draft = `review.${line.id}`;
  const [initial] = useState(() => readFormDraft(draft, EMPTY_REVIEW));
  const [shownAt] = useState(() => performance.now());
  const [uploading, setUploading] = useState(false);
  const [sending, setSending] = useState(false);
  const form = useForm<ReviewValues>({
    defaultValues: initial,
    resolver: zodResolver(reviewFormSchema),
  });
  const running = useRef(false);
  const send = useSendReview();
  useFormDraft(form, draft);

  function problemText(errors: FieldErrors<ReviewValues>, field: keyof ReviewValues) {
    const error = errors[field];
    if (!error) return undefined;
    if (error.message === 'upload.wait') return t('upload.wait');
    const texts: Record<keyof ReviewValues, string> = {
      star: t('form.reviewStars'),
      serviceStar: t('review.serviceStars'),
      comment:
        error.type === 'too_big'
          ? t('review.textTooLong', { max: TEXT_LIMIT })
          : t('form.reviewText'),
      pictures: t('form.upPic', { max: PICTURE_LIMIT }),
    };
    return texts[field];
  }

  async function submit(values: ReviewValues) {
    if (uploading) {
      form.setError(
        'pictures',
        { message: 'upload.wait' satisfies TextKey },
        { shouldFocus: true },
      );
      return;
    }
    if (running.current) return;
    running.current = true;
    setSending(true);
    try {
      if (!(await send(line, values))) return;
      clearFormDraft(draft);
      onReviewed();
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  function showFirstProblem(errors: FieldErrors<ReviewValues>) {
    const first = REVIEW_FIELDS.map((field) => problemText(errors, field)).find(Boolean);
    if (first) showFieldError(first);
  }

  return {
    form,
    setUploading,
    submit: form.handleSubmit(submit, showFirstProblem),
    /** true from submission until the review is created or refused */
    busy: sending,
    hasDraft: initial !== EMPTY_REVIEW,
    isSettling: () => performance.now() - shownAt < SETTLE_MS,
    problem: (field: keyof ReviewValues) => problemText(form.formState.errors, field),
  };
}
