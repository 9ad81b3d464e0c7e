import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRefundApply } from '#generated/client/refund/refund.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import { readNow } from '#/api/read-now.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { clearFormDraft, readFormDraft, useFormDraft } from '#/shared/form/form-draft.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { paths } from '#/lib/paths.ts';
import { findActiveRefund, refundListQuery } from './refund-queries.ts';
import {
  EMPTY_REQUEST,
  refundBody,
  refundRequestSchema,
  type RefundRequestValues,
} from './request-schema.ts';

/** Form, draft and submission of a refund request. */
export function useRefundRequest(orderNo: string) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync } = useRefundApply();
  const apply = useAction(
    (values: RefundRequestValues) => mutateAsync({ data: refundBody(orderNo, values) }),
    { errors: 'none' },
  );
  /** the refund is being looked up */
  const [isFinishing, setIsFinishing] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [uploading, setUploading] = useState(false);
  const [failedPictures, setFailedPictures] = useState(0);

  const draft = `refund.${orderNo}`;
  const [defaultValues] = useState(() => readFormDraft(draft, EMPTY_REQUEST));
  const form = useForm<RefundRequestValues>({
    defaultValues,
    resolver: zodResolver(refundRequestSchema),
  });
  useFormDraft(form, draft);

  async function activeRefund() {
    try {
      const page = await readNow(queryClient, refundListQuery(1));
      return findActiveRefund(page, orderNo);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return undefined;
    }
  }

  /** Replaces the history entry of the form. */
  const redirectTo = (path: string) => navigate(path, { replace: true });

  async function succeed() {
    clearFormDraft(draft);
    showToast('ok', t('done.operationSU'));
    const refund = await activeRefund();
    await redirectTo(refund ? paths.refund(refund.refundOrderNo) : paths.refunds());
  }

  /** A refund may exist already: from another tab, or from a call without a response. */
  async function recover(error: ApiError) {
    const refund = await activeRefund();
    if (!refund) return setFailure(error);
    if (error.kind !== 'answer') return succeed();
    showToast('error', messageOf(error, t));
    await redirectTo(paths.refund(refund.refundOrderNo));
  }

  async function send(values: RefundRequestValues) {
    if (apply.busy || isFinishing) return;
    if (uploading || failedPictures > 0) {
      const message: TextKey = uploading ? 'upload.wait' : 'refund.picturesFailed';
      return form.setError('pictures', { type: 'upload', message }, { shouldFocus: true });
    }
    setFailure(null);
    const applied = await apply.run(values);
    setIsFinishing(true);
    if (applied.done) await succeed();
    else if (applied.error) await recover(applied.error);
    setIsFinishing(false);
  }

  /** Clears the upload error once the pending or failed pictures are uploaded or removed. */
  function clearUploadError() {
    if (form.formState.errors.pictures?.type === 'upload') form.clearErrors('pictures');
  }

  return {
    form,
    submit: form.handleSubmit(send),
    busy: apply.busy || isFinishing,
    failure,
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

export type RefundRequestState = ReturnType<typeof useRefundRequest>;
