import { useTranslation } from 'react-i18next';
import { useSettlementCaptcha } from '../../../generated/client/settlement/settlement.ts';
import { isApiError } from '../../api/error.ts';
import { showToast } from '../../features/toasts/store.ts';

/** Has a code sent to an applicant's mailbox; tells whether it is on its way. What goes wrong is said by a toast. */
export function useApplyCode() {
  const { t } = useTranslation();
  const { mutateAsync, isPending } = useSettlementCaptcha();

  async function sendCode(email: string): Promise<boolean> {
    try {
      const sent = await mutateAsync({ data: email });
      if (!sent) showToast('error', t('account.codeNotSent'));
      return sent;
    } catch (error) {
      if (!isApiError(error)) throw error;
      return false;
    }
  }

  return { sendCode, sending: isPending };
}
