import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import { logOut } from '#/session/actions.ts';
import { endSession } from '#/session/change-session.ts';
import { readToken } from '#/session/storage.ts';
import { useAction } from '#/session/use-action.ts';
import { clearDraft } from '#/session/sign-in/draft.ts';
import { paths } from '#/lib/paths.ts';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';

/** Confirms, signs out and opens the home page; `SessionWatch` clears the cache. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const logout = useAction(logOut, { errors: 'none' });

  async function leave() {
    const token = readToken();
    const answered = await logout.run();
    if (!answered.done && !answered.error) return;
    await queryClient.cancelQueries();
    // Another tab may have begun a session meanwhile; reloading this tab for it also aborts the call.
    const current = readToken();
    if (current !== null && current !== token) return;
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
      busy={logout.busy}
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  );
}
