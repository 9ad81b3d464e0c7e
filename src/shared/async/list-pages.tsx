import { useTranslation } from '#/i18n/use-translation.ts';
import { type PageChoice, Pagination } from '#/ui/pagination.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';

type ListPagesProps = PageChoice & {
  /** name of the list, if a page has several */
  label?: string;
};

/** Pagination in the language of the shop. */
export function ListPages({ label, ...rest }: ListPagesProps) {
  const { t } = useTranslation();
  useAnnounceChange(label ?? 'page', t('list.page', { n: rest.page }));
  const labels = {
    nav: label ?? t('list.pages'),
    previous: t('list.prev'),
    next: t('list.next'),
    page: (n: number) => t('list.page', { n }),
  };
  return <Pagination {...rest} labels={labels} />;
}
