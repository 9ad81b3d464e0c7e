import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import type { ActivityProductPage } from '#generated/model/activityProductPage.ts';
import statePicture from '#/assets/states/products.webp';
import { ACTIVITY_PRODUCTS } from './activity-query.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Pagination } from '#/ui/pagination.tsx';
import { usePageLabels } from '#/shared/async/page-labels.ts';
import { ActivityLayout } from './activity-layout.tsx';

interface ActivityProductsProps {
  activity: ActivityDetail;
  page: number;
  found: ActivityProductPage;
}

/** One page of the products of a promotion, or the empty state. */
export function ActivityProducts({ activity, page, found }: ActivityProductsProps) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const pages = Math.ceil(found.total / ACTIVITY_PRODUCTS);
  const href = (n: number) => paths.activity(activity, n);

  if (found.total === 0)
    return (
      <Empty
        className="card"
        picture={statePicture}
        title={t('offer.empty')}
        action={<ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>}
      />
    );
  if (found.list.length === 0)
    return (
      <Empty
        className="card"
        picture={statePicture}
        title={t('search.beyond')}
        action={<ButtonLink to={href(pages)}>{t('search.lastPage')}</ButtonLink>}
      />
    );
  return (
    <>
      <ActivityLayout type={activity.type} products={found.list} first={page === 1} />
      <Pagination page={page} pages={pages} href={href} labels={labels} />
    </>
  );
}
