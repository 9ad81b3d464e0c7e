import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import * as styles from './offline-bar.module.css';
import { useWindowEvent } from '#/ui/use-window-event.ts';

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

  useWindowEvent('online', () => {
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.error?.kind === 'network',
    });
  });

  if (online) return null;
  return (
    <div className={styles.root} role="alert">
      {t('error.offline')}
    </div>
  );
}
