import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './offline-bar.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. Retries failed queries of the page once it is online again. */
export function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const queryClient = useQueryClient();

  useEffect(() => {
    const retry = () =>
      void queryClient.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.error?.kind === 'network',
      });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queryClient]);

  if (online) return null;
  return (
    <div className={styles.root} role="alert">
      {t('error.offline')}
    </div>
  );
}
