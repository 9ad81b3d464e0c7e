import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#/ui/button-link.tsx';
import { cx } from '#/ui/cx.ts';
import { Empty } from '#/ui/empty.tsx';
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

interface BeyondLastPageProps {
  picture: string;
  /** path of the last page */
  lastPage: string;
  className?: string | undefined;
}

/** In place of a list whose address has a page number that is too high. */
export function BeyondLastPage({ picture, lastPage, className }: BeyondLastPageProps) {
  const { t } = useTranslation();
  return (
    <Empty
      className={cx('card', className)}
      picture={picture}
      title={t('search.beyond')}
      action={<ButtonLink to={lastPage}>{t('search.lastPage')}</ButtonLink>}
    />
  );
}
