import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/members.webp';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { askToSignIn } from '#/session/sign-in/panel-store.ts';
import { Button } from '#/ui/button.tsx';
import { Empty } from '#/ui/empty.tsx';

/** Shown to visitors instead of a member page, with a link to register. */
export function VisitorRefused() {
  const { t } = useTranslation();
  useNamespaceSuspense('apply');
  const action = (
    <>
      <Button kind="primary" onClick={() => void askToSignIn(null, { mode: 'registerEmail' })}>
        {t('apply.createAccount')}
      </Button>
      <Button onClick={() => void askToSignIn(null)}>{t('nav.signIn')}</Button>
    </>
  );
  return (
    <Empty
      heading="h1"
      className="card"
      picture={statePicture}
      title={t('apply.needsAccount')}
      text={t('apply.needsAccountText')}
      action={action}
    />
  );
}
