import { useEffect } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { useHomeActivities } from '#generated/client/home/home.ts';
import { useProductCategories } from '#generated/client/product/product.ts';
import { isCut } from '#/domain/search/cut-category.ts';
import { percentText } from '#/i18n/format.ts';
import { useNamespaceSuspense } from '#/i18n/use-namespace-suspense.ts';
import { largestDiscount } from '#/lib/money.ts';
import { paths } from '#/lib/paths.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { CallToAction } from '#/ui/call-to-action.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { PanelProducts } from './panel-products.tsx';
import * as panelStyles from './category-panel.module.css';
import * as styles from './panel-activity.module.css';

/**
 * A running activity; nothing without one.
 * @param place position of the category: activities and their products alternate
 */
function PanelActivity({ place }: { place: number }) {
  // The page may not have loaded this namespace.
  useNamespaceSuspense('catalogue');
  const { t, locale } = useTranslation();
  const { data, isPending } = useHomeActivities();
  if (isPending) return <Skeleton className={styles.root} height={null} radius={12} />;

  const activities = (data ?? []).filter(({ productList }) => productList.length > 0);
  const activity = activities[place % activities.length];
  if (!activity) return null;
  const { productList } = activity;
  const round = Math.floor(place / activities.length);
  const product = productList.at(-1 - (round % productList.length));
  const discount = largestDiscount(productList);
  return (
    <Link data-head className={styles.root} to={paths.activity(activity)}>
      {product?.image && (
        <Picture
          className={styles.picture}
          srcFor={srcFor(product.image)}
          alt=""
          width={232}
          height={232}
        />
      )}
      <span className={styles.words}>
        <b>{activity.name}</b>
        {discount > 0 && <span>{t('home.upTo', { percent: percentText(discount, locale) })}</span>}
      </span>
      <CallToAction>{t('nav.seeAll')}</CallToAction>
    </Link>
  );
}

/** What a category panel shows besides its links. Loads these if the document has left them out; the rail shows if that fails. */
export function PanelExtras({ category, place }: { category: CategoryNode; place: number }) {
  const { refetch } = useProductCategories();
  const isMissing = isCut(category);
  useEffect(() => {
    if (isMissing) void refetch({ cancelRefetch: false });
  }, [isMissing, refetch]);
  if (isMissing) return <Skeleton className={panelStyles.rows} height={288} />;
  return (
    <>
      <PanelProducts category={category} />
      <PanelActivity place={place} />
    </>
  );
}
