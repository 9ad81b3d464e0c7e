import { useTranslation } from 'react-i18next';
import type { ProductCardPage } from '../../../generated/model/productCardPage.ts';
import emptyPicture from '../../assets/empty-search.webp';
import { GoodsGrid } from '../../features/goods/goods-grid.tsx';
import { isFiltered, PAGE_SIZE } from '../../features/search/search-query.ts';
import { paths, type SearchQuery } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';

const FIRST_ROW = 4;

export function Results({ asked, found }: { asked: SearchQuery; found: ProductCardPage }) {
  const { t } = useTranslation();
  const pages = Math.ceil(found.total / PAGE_SIZE);
  const href = (page: number) => paths.search({ ...asked, page });

  if (found.total === 0) return <NothingFound asked={asked} />;
  if (found.list.length === 0) {
    return <Empty className="card" picture={emptyPicture} title={t('search.beyond')} action={<ButtonLink to={href(pages)}>{t('search.lastPage')}</ButtonLink>} />;
  }
  return (
    <>
      <GoodsGrid goods={found.list} columns={4} priority={FIRST_ROW} />
      <Pagination
        page={asked.page ?? 1}
        pages={pages}
        href={href}
        labels={{ nav: t('search.pages'), previous: t('list.prev'), next: t('list.next'), page: (n) => t('search.page', { n }) }}
      />
    </>
  );
}

function NothingFound({ asked }: { asked: SearchQuery }) {
  const { t } = useTranslation();
  const action = isFiltered(asked)
    ? <ButtonLink to={paths.search({ title: asked.title })}>{t('search.clearFilters')}</ButtonLink>
    : <ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>;
  return <Empty className="card" picture={emptyPicture} title={t('empty.search')} action={action} />;
}
