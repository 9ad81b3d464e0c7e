import { useTranslation } from 'react-i18next';
import { isNarrowed } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths, type StoreQuery } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';

/** Links for an empty result: without filters, without keywords, or to products of that name. */
export function EmptyActions({ query }: { query: StoreQuery }) {
  const { t } = useTranslation();
  const { title } = query;
  return (
    <>
      {isNarrowed(query) && (
        <ButtonLink to={storePaths.more({ title })}>{t('search.clearFilters')}</ButtonLink>
      )}
      {title !== undefined && <ButtonLink to={storePaths.more()}>{t('stores.all')}</ButtonLink>}
      {title !== undefined && (
        <ButtonLink to={paths.search({ title })}>{t('stores.goodsInstead')}</ButtonLink>
      )}
      {title === undefined && !isNarrowed(query) && (
        <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>
      )}
    </>
  );
}
