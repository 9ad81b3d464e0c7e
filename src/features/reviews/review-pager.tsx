import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { pageWindow } from '../../ui/page-window.ts';
import '../../ui/pagination.css';
import './review-pager.css';

interface ReviewPagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Looks like the pages of a list, but turns inside the page: reviews have no address of their own. */
export function ReviewPager({ page, pages, onPage }: ReviewPagerProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <nav className="pages" aria-label={t('goods.reviews')}>
      <button type="button" aria-label={t('list.prev')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <Icon as={ChevronLeft} size={16} />
      </button>
      {pageWindow(page, pages).map((n, index) =>
        n === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button key={n} type="button" aria-current={n === page ? 'page' : undefined} onClick={() => onPage(n)}>
            {n}
          </button>
        ),
      )}
      <button type="button" aria-label={t('list.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <Icon as={ChevronRight} size={16} />
      </button>
    </nav>
  );
}
