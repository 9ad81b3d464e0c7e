import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import './offline-bar.css';

function subscribe(told: () => void) {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}

export function OfflineBar() {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <div className="offline" role="alert">
      {t('error.offline')}
    </div>
  );
}
