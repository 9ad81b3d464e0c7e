import { useTranslation } from '#/i18n/use-translation.ts';
import statePicture from '#/assets/states/members.webp';
import { NoIndex } from '#/shared/head/page-head.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Spinner } from '#/ui/spinner.tsx';
import { useTwitterReturn } from './use-twitter-return.ts';
import * as styles from './callback.module.css';

/** Callback page of Twitter sign-in: waits, then redirects or shows why it failed. */
export default function TwitterPage() {
  const { t } = useTranslation();
  const { kind, message, from } = useTwitterReturn();
  const titles: Record<Exclude<ReturnType<typeof useTwitterReturn>['kind'], 'waiting'>, string> = {
    refused: t('auth.returnRefused'),
    expired: t('auth.returnExpired'),
    foreign: t('auth.returnForeign'),
    missing: t('auth.returnMissing'),
    failed: t('auth.returnFailed'),
  };
  const again = from === paths.home() ? undefined : from;
  const actions = (
    <>
      <ButtonLink kind="primary" to={paths.login(again)}>
        {t('auth.signInAgain')}
      </ButtonLink>
      <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
    </>
  );
  return (
    <div className={styles.root}>
      <NoIndex />
      {kind === 'waiting' ? (
        <div className={styles.wait} role="status">
          <Spinner large />
          <h1>{t('auth.returning')}</h1>
        </div>
      ) : (
        <div role="alert" className={styles.end}>
          <Empty
            heading="h1"
            className="card"
            picture={statePicture}
            title={titles[kind]}
            text={message || t('auth.returnHelp')}
            action={actions}
          />
        </div>
      )}
    </div>
  );
}
