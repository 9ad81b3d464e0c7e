import type { ReactNode } from 'react';
import { usePending } from '../../router/router.tsx';

/** The list while other results are on their way. Apart from the page, so that a click does not draw all of it again. */
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
