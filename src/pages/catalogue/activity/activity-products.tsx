import { useTranslation } from 'react-i18next';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import type { ActivityProductPage } from '#generated/model/activityProductPage.ts';
import statePicture from '#/assets/states/products.webp';
import { ACTIVITY_PRODUCTS } from './activity-query.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { ActivityLayout } from './activity-layout.tsx';

interface ActivityProductsProps {
  activity: ActivityDetail;
  page: number;
  found: ActivityProductPage;
}

/** One page of the products of a promotion, or the empty state. */
export function ActivityProducts({ activity, page, found }: ActivityProductsProps) {
  const { t } = useTranslation();
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
    return <BeyondLastPage picture={statePicture} lastPage={href(pages)} />;
  return (
    <>
      <ActivityLayout type={activity.type} products={found.list} first={page === 1} />
      <ListPages page={page} pages={pages} href={href} />
    </>
  );
}
