import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ReviewableLine } from '#generated/model/reviewableLine.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import { useErrorText, useToastFirstError } from '#/shared/form/use-form-errors.ts';
import {
  EMPTY_REVIEW,
  ERROR_VALUES,
  reviewFormSchema,
  type ReviewValues,
} from './review-form-schema.ts';
import { useSendReview } from './use-send-review.ts';

/** The second click of a double click may hit the form of the next item. */
const SETTLE_MS = 500;

/**
 * Form of one line's review; the input is stored as a draft until it is sent.
 * @param isFollowing the form replaced that of another line
 * @param onReviewed called once the line has a review
 */
export function useReviewForm(line: ReviewableLine, isFollowing: boolean, onReviewed: () => void) {
  const errorText = useErrorText(ERROR_VALUES);
  const toastFirstError = useToastFirstError(reviewFormSchema, ERROR_VALUES);
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

  return {
    form,
    setUploading,
    submit: form.handleSubmit(submit, toastFirstError),
    /** true from submission until the review is created or refused */
    busy: sending,
    hasDraft: initial !== EMPTY_REVIEW,
    /** a press may have been meant for the form before this one */
    isTooEarly: () => isFollowing && performance.now() - shownAt < SETTLE_MS,
    problem: (field: keyof ReviewValues) => errorText(form.formState.errors[field]),
  };
}
