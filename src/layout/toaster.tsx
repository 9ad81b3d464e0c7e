import { useTranslation } from 'react-i18next';
import { closeToast, useToasts } from '../features/toasts/store.ts';
import { ToastList } from '../ui/toast.tsx';

export function Toaster() {
  const { t } = useTranslation();
  const toasts = useToasts((state) => state.toasts);
  return <ToastList toasts={toasts} onClose={closeToast} closeLabel={t('common.close')} />;
}
