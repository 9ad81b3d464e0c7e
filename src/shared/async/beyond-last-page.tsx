import { useTranslation } from '#/i18n/use-translation.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { cx } from '#/ui/cx.ts';
import { Empty } from '#/ui/empty.tsx';

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
