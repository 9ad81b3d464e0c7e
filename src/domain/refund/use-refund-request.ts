import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation, type TextKey } from '#/i18n/use-translation.ts';
import { messageOf } from '#/api/policy.ts';
import { clearFormDraft } from '#/shared/form/form-draft.ts';
import { useDraftedForm } from '#/shared/form/use-drafted-form.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { requestRefund } from './actions.ts';
import { EMPTY_REQUEST, refundRequestSchema, type RefundRequestValues } from './request-schema.ts';

/** Form, draft and submission of a refund request. */
export function useRefundRequest(orderNo: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const request = useAction(requestRefund, { errors: 'inline' });
  const [uploading, setUploading] = useState(false);
  const [failedPictures, setFailedPictures] = useState(0);

  const draft = `refund.${orderNo}`;
  const { form } = useDraftedForm<RefundRequestValues>({
    name: draft,
    empty: EMPTY_REQUEST,
    resolver: zodResolver(refundRequestSchema),
  });

  async function send(values: RefundRequestValues) {
    if (uploading || failedPictures > 0) {
      const message: TextKey = uploading ? 'upload.wait' : 'refund.picturesFailed';
      return form.setError('pictures', { type: 'upload', message }, { shouldFocus: true });
    }
    const requested = await request.run(orderNo, values);
    if (!requested.done) return;
    // It exists already: from another tab, or from a call without a response.
    if (requested.despite?.kind === 'answer') showToast('error', messageOf(requested.despite, t));
    else {
      clearFormDraft(draft);
      showToast('ok', t('refund.stepSent'));
    }
    const { result } = requested;
    await navigate(result ? paths.refund(result) : paths.refunds(), { replace: true });
  }

  /** Clears the upload error once the pending or failed pictures are uploaded or removed. */
  function clearUploadError() {
    if (form.formState.errors.pictures?.type === 'upload') form.clearErrors('pictures');
  }

  return {
    form,
    submit: form.handleSubmit(send),
    // Until the next page shows: this one would say that the order is being refunded.
    busy: form.formState.isSubmitting,
    failure: request.failure,
    uploading,
    failedPictures,
    onSending: (now: boolean) => {
      setUploading(now);
      clearUploadError();
    },
    onFailed: (count: number) => {
      setFailedPictures(count);
      clearUploadError();
    },
  };
}
