import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLogout } from '../../generated/client/login/login.ts';
import { isApiError } from '../api/error.ts';
import { dropToken } from '../api/session-change.ts';
import { useDraft } from '../features/sign-in/draft.ts';
import { paths } from '../lib/paths.ts';
import { browserStore, tabStore } from '../lib/storage.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/** Asks, then leads home as a guest; `ForgetShopper` empties the cache. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = useLogout({ mutation: { meta: { quiet: true } } });

  async function leave() {
    try {
      await logout.mutateAsync();
    } catch (error) {
      // The shopper leaves this browser whether or not the backend takes note.
      if (!isApiError(error)) throw error;
    }
    await queryClient.cancelQueries();
    dropToken();
    browserStore.clear();
    tabStore.clear();
    useDraft.setState(useDraft.getInitialState());
    // It holds what was sent, passwords among it.
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
