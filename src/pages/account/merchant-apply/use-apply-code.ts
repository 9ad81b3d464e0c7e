import { useTranslation } from 'react-i18next';
import { useSettlementCaptcha } from '#generated/client/settlement/settlement.ts';
import { isApiError } from '#/api/error.ts';
import { showToast } from '#/shared/toasts/store.ts';

/** Requests a code for an applicant's mailbox; returns whether it was sent. Errors are shown as a toast. */
export function useApplyCode(): (email: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { mutateAsync } = useSettlementCaptcha();

  return async (email) => {
    try {
      const sent = await mutateAsync({ data: email });
      if (!sent) showToast('error', t('account.codeNotSent'));
      return sent;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  };
}
