import { useToasts } from '#/shared/toasts/store.ts';
import { ToastList } from '#/ui/toast.tsx';

/** Toasts appear below the header, whatever its height. */
const belowHeader = () =>
  Math.max(0, document.querySelector('[data-masthead]')?.getBoundingClientRect().bottom ?? 0) + 24;

export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return <ToastList items={toasts} top={belowHeader} />;
}
