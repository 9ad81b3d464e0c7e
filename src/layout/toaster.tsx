import { useToasts } from '../features/toasts/store.ts';
import { ToastList } from '../ui/toast.tsx';

export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return <ToastList items={toasts} />;
}
