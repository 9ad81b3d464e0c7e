import { useEffect } from 'react';
import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { useHomeActivities } from '#generated/client/home/home.ts';
import { useProductCategories, useProductList } from '#generated/client/product/product.ts';
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
import { SortDirection } from '#generated/model/sortDirection.ts';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { Icon } from '#/ui/icon.ts';
import * as panelProductsStyles from './panel-products.module.css';
import * as panelStyles from './category-panel.module.css';
import * as styles from './panel-activity.module.css';

const SHOWN = 4;

const bestOf = (cid: number) => ({
  cid,
  salesOrder: SortDirection.descending,
  page: 1,
  limit: SHOWN,
});

/** The best-selling products of a category; of its first leaf category if the backend finds none in the category itself. */
function PanelProducts({ category }: { category: CategoryNode }) {
  const { t } = useTranslation();
  const leaf = category.childList[0]?.childList[0];
  const ofAll = useProductList(bestOf(category.id));
  const isEmpty = ofAll.data?.list.length === 0;
  const ofLeaf = useProductList(bestOf(leaf?.id ?? 0), {
    query: { enabled: isEmpty && leaf !== undefined },
  });
  const shown = isEmpty && leaf ? { ...leaf, query: ofLeaf } : { ...category, query: ofAll };
  const products = shown.query.data?.list.slice(0, SHOWN);
  if (shown.query.isError || products?.length === 0) return null;
  return (
    <div className={panelProductsStyles.root}>
      <div className={panelProductsStyles.head}>
        <b>{shown.name}</b>
        <Link data-head className="more" to={paths.search({ cid: shown.id })}>
          <span className="sr">{`${shown.name} `}</span>
          <span>{t('nav.seeAll')}</span>
          <Icon as={ArrowRight} size={14} />
        </Link>
      </div>
      <ul>
        {products?.map(({ id, image, storeName, price }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <Picture srcFor={srcFor(image)} alt="" width={156} height={156} />
              <span className="clip">{storeName}</span>
              <ListPrice product={{ price }} />
            </Link>
          </li>
        )) ??
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton className={panelProductsStyles.waiting} height={null} radius={8} />
            </li>
          ))}
      </ul>
    </div>
  );
}

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
