import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import type { Content } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { Link } from './link.tsx';
import * as styles from './pagination.module.css';

/** First, last and current page with its neighbours; `null` for a gap. */
function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((n, index) => {
    const gap = n - (sorted[index - 1] ?? n);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [null, n] : [n];
  });
}

/** Pages with an address are links, others are buttons. */
type Navigation =
  | { href: (page: number) => string; onPage?: never }
  | { href?: never; onPage: (page: number) => void };

export type PageChoice = Navigation & {
  /** from 1 */
  page: number;
  pages: number;
  className?: string | undefined;
};

type PaginationProps = PageChoice & {
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
};

/** Renders nothing for a single page. */
export function Pagination({ page, pages, labels, className, href, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  const navigation: Navigation = onPage ? { onPage } : { href };
  return (
    <nav className={cx(styles.pages, className)} aria-label={labels.nav}>
      <Step
        navigation={navigation}
        icon={ChevronLeft}
        label={labels.previous}
        to={page > 1 ? page - 1 : null}
      />
      {pageWindow(page, pages).map((n, index) =>
        n === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <Turn key={n} navigation={navigation} to={n} label={labels.page(n)} current={n === page}>
            {String(n)}
          </Turn>
        ),
      )}
      <Step
        navigation={navigation}
        icon={ChevronRight}
        label={labels.next}
        to={page < pages ? page + 1 : null}
      />
    </nav>
  );
}

function Step({
  navigation,
  icon,
  label,
  to,
}: {
  navigation: Navigation;
  icon: IconNode;
  label: string;
  to: number | null;
}) {
  const arrow = <Icon as={icon} size={16} />;
  if (to !== null)
    return (
      <Turn navigation={navigation} to={to} label={label}>
        {arrow}
      </Turn>
    );
  if (navigation.onPage)
    return (
      <button type="button" disabled aria-label={label}>
        {arrow}
      </button>
    );
  return (
    <span role="link" aria-disabled aria-label={label} className={styles.isDisabled}>
      {arrow}
    </span>
  );
}

function Turn({
  navigation,
  to,
  label,
  current = false,
  children,
}: {
  navigation: Navigation;
  to: number;
  label: string;
  current?: boolean;
  children: Content;
}) {
  const ariaProps = {
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (navigation.href)
    return (
      <Link to={navigation.href(to)} {...ariaProps}>
        {children}
      </Link>
    );
  return (
    <button type="button" onClick={() => navigation.onPage(to)} {...ariaProps}>
      {children}
    </button>
  );
}
