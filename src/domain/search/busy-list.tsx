import type { ReactNode } from 'react';
import { usePending } from '#/router/router.tsx';

/** Dims the list while other results load. A separate component, so that a click does not re-render the page. */
export function BusyList({
  className = 'results__list',
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  const pending = usePending();
  return (
    <section aria-busy={pending} className={className}>
      {children}
    </section>
  );
}
