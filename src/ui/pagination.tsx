import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import './pagination.css';

export interface PaginationProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  href: (page: number) => string;
  labels: { nav: string; previous: string; next: string; page: (page: number) => string };
}

/** Nothing when there is one page. */
export function Pagination({ page, pages, href, labels }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={labels.nav}>
      <Turn icon={ChevronLeft} label={labels.previous} to={page > 1 ? href(page - 1) : null} />
      {pageWindow(page, pages).map((n, index) =>
        n === null
          ? <span key={`gap-${index}`} aria-hidden>…</span>
          : <Link key={n} to={href(n)} aria-label={labels.page(n)} aria-current={n === page ? 'page' : undefined}>{n}</Link>,
      )}
      <Turn icon={ChevronRight} label={labels.next} to={page < pages ? href(page + 1) : null} />
    </nav>
  );
}

function Turn({ icon, label, to }: { icon: LucideIcon; label: string; to: string | null }) {
  if (to === null) return <span role="link" aria-disabled aria-label={label} className="is-disabled"><Icon as={icon} size={16} /></span>;
  return <Link to={to} aria-label={label}><Icon as={icon} size={16} /></Link>;
}
