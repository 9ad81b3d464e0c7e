import type { Elements } from '#/lib/content.ts';
import { usePending } from '#/router/router.tsx';
import * as styles from './found-products.module.css';

/** Dims the list while other results load. A separate component, so that a click does not re-render the page. */
export function BusyList({
  className = styles.resultsList,
  children,
}: {
  className?: string | undefined;
  children: Elements;
}) {
  const pending = usePending();
  return (
    <section aria-busy={pending} className={className}>
      {children}
    </section>
  );
}
