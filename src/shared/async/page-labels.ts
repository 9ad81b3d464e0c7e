import { useTranslation } from 'react-i18next';
import type { PaginationProps } from '#/ui/pagination.tsx';

/** Labels for `Pagination`. */
export function usePageLabels(): PaginationProps['labels'] {
  const { t } = useTranslation();
  return {
    nav: t('list.pages'),
    previous: t('list.prev'),
    next: t('list.next'),
    page: (n) => t('list.page', { n }),
  };
}
