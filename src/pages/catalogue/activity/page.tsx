import { useTranslation } from 'react-i18next';
import { useActivityDetailSuspense, useActivityProducts } from '#generated/client/home/home.ts';
import { ACTIVITY_PRODUCTS, activityParams } from './activity-query.ts';
import { ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { ActivityBanner } from './activity-banner.tsx';
import { ActivityProducts } from './activity-products.tsx';
import { ActivityHead } from './activity-head.tsx';
import * as styles from './page.module.css';
import { activitySearch } from './search.ts';

export default function ActivityPage() {
  const { t } = useTranslation();
  const { id, page } = useSearch(activitySearch);
  const { data: activity } = useActivityDetailSuspense(id);
  const product = useActivityProducts(id, activityParams(page));
  return (
    <div className={`wrap ${styles.page}`}>
      <ActivityHead activity={activity} page={page} found={product.data} />
      <Crumbs items={[{ label: t('nav.home'), to: paths.home() }, { label: activity.name }]} />
      <ActivityBanner activity={activity} />
      <h2 className="sr">{t('goods.goods')}</h2>
      <QueryBoundary
        query={product}
        loading={<ProductSkeleton count={ACTIVITY_PRODUCTS} columns={5} />}
      >
        {(found) => <ActivityProducts activity={activity} page={page} found={found} />}
      </QueryBoundary>
    </div>
  );
}
