import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { usePending } from '#/router/router.tsx';
import * as styles from './loading-bar.module.css';

/** Visible after 200 ms; progresses for 5 s, then stays near the end while `active`. */
function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className={styles.root} role="progressbar" aria-label={label} /> : null;
}

export function PageLoadingBar() {
  const { t } = useTranslation();
  const pending = usePending();
  const calls = useIsFetching() + useIsMutating();
  return <LoadingBar active={pending || calls > 0} label={t('common.loading')} />;
}
