import { useTranslation } from 'react-i18next';
import { useSettlementCaptcha } from '#generated/client/settlement/settlement.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';

/** Requests a code for an applicant's mailbox; returns whether it was sent. Errors are shown as a toast. */
export function useApplyCode(): (email: string) => Promise<boolean> {
  const { t } = useTranslation();
  const { mutateAsync } = useSettlementCaptcha();
  const { run } = useAction((email: string) => mutateAsync({ data: email }), { signIn: false });

  return async (email) => {
    const sent = await run(email);
    if (sent.done && !sent.result) showToast('error', t('account.codeNotSent'));
    return sent.done && sent.result;
  };
}
