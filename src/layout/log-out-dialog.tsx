import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '#generated/client/login/login.ts';
import { isApiError } from '#/api/error.ts';
import { endSession } from '#/session/change-session.ts';
import { clearDraft } from '#/session/sign-in/draft.ts';
import { paths } from '#/lib/paths.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

/** Confirms, signs out and opens the home page; `SessionWatch` clears the cache. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = useLogout({ mutation: { meta: { quiet: true } } });

  async function leave() {
    try {
      await logout.mutateAsync();
    } catch (error) {
      // The session ends in this browser even if the call fails.
      if (!isApiError(error)) throw error;
    }
    await queryClient.cancelQueries();
    endSession();
    clearDraft();
    // The mutation cache holds request bodies, including passwords.
    queryClient.getMutationCache().clear();
    void navigate(paths.home());
  }

  return (
    <ConfirmDialog
      open
      title={t('nav.confirmLogOut')}
      confirmLabel={t('nav.logOut')}
      cancelLabel={t('common.cancel')}
      busy={logout.isPending}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
