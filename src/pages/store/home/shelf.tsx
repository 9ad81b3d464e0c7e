import { ArrowRight } from 'lucide';
import { useTranslation } from 'react-i18next';
import { useStoreProducts } from '#generated/client/merchant/merchant.ts';
import statePicture from '#/assets/states/products.webp';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { SHELF_SIZE, shelfParams } from '#/domain/merchant/store-queries.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import * as styles from './shelf.module.css';

const PLACE = 'goods';
const CARD = 288;

/** Recommended products of the store, paginated. */
export function Shelf({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation();
  const shelf = useStoreProducts(shelfParams(id, page));
  const href = (to: number) => `${paths.store(id, to)}#${PLACE}`;
  const pages = Math.ceil((shelf.data?.total ?? 0) / SHELF_SIZE);
  return (
    <section className="section">
      <div id={PLACE} className={`section__head ${styles.head}`}>
        <h2>{t('storePage.recommended')}</h2>
        {pages > 0 && (
          <Link className="more" to={storePaths.product(id)}>
            <span>{t('search.allGoods')}</span>
            <Icon as={ArrowRight} size={16} />
          </Link>
        )}
      </div>
      <QueryBoundary query={shelf} loading={<ProductSkeleton count={SHELF_SIZE} columns={4} />}>
        {({ list, total }) => {
          if (total === 0)
            return (
              <Empty
                className="card"
                picture={statePicture}
                title={t('storePage.noGoods')}
                action={<ButtonLink to={paths.search()}>{t('empty.goShopping')}</ButtonLink>}
              />
            );
          if (list.length === 0)
            return <BeyondLastPage picture={statePicture} lastPage={href(pages)} />;
          return <ProductGrid products={list} columns={4} width={CARD} />;
        }}
      </QueryBoundary>
      <ListPages page={page} pages={pages} href={href} />
    </section>
  );
}
