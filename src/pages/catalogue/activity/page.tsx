import { useTranslation } from '#/i18n/use-translation.ts';
import { useActivityDetailSuspense, useActivityProducts } from '#generated/client/home/home.ts';
import { ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import type { ActivityProductPage } from '#generated/model/activityProductPage.ts';
import { shopName } from '#/config/shop.ts';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { Carousel } from '#/shared/carousel/carousel.tsx';
import { BannerWords } from '#/shared/picture/banner-words.tsx';
import { pictureWords, srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';
import { ACTIVITY_PRODUCTS, activityParams } from './activity-query.ts';
import { ActivityProducts } from './activity-products.tsx';
import { activitySearch } from '../routes.ts';
import * as styles from './page.module.css';
import * as activityBannerStyles from './activity-banner.module.css';

/** Pictures of a promotion with its title and instruction; only these if it has no pictures. */
function ActivityBanner({ activity: { name, instruction, banner } }: { activity: ActivityDetail }) {
  const { t } = useTranslation();
  const total = banner.length;
  if (total === 0)
    return (
      <header className={activityBannerStyles.head}>
        <h1>{name}</h1>
        {instruction && <p>{instruction}</p>}
      </header>
    );
  const slides = banner.map((pic, index) => ({
    id: index,
    content: (
      <Picture
        srcFor={srcFor(pic)}
        alt={
          pictureWords(pic) ?? (total > 1 ? t('offer.picture', { name, n: index + 1, total }) : '')
        }
        width={1200}
        height={300}
        priority={index === 0}
      />
    ),
  }));
  return (
    <header className={activityBannerStyles.root}>
      <Carousel className={activityBannerStyles.pictures} label={name} slides={slides} />
      <BannerWords as="h1" title={name} text={instruction} />
    </header>
  );
}

interface ActivityHeadProps {
  activity: ActivityDetail;
  page: number;
  /** undefined while loading */
  found: ActivityProductPage | undefined;
}

/** Document head of a promotion. The canonical address has only the id. */
function ActivityHead({ activity: { id, name, banner }, page, found }: ActivityHeadProps) {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
  const title = page > 1 ? `${name} (${t('list.page', { n: page })})` : name;
  const products =
    found?.list.map(({ proId, storeName }) => ({ id: proId, name: storeName })) ?? [];
  return (
    <>
      <PageHead
        name={title}
        description={t('offer.head', { name, shop })}
        path={paths.activity({ id }, page)}
        picture={banner[0]}
        empty={found?.list.length === 0}
      />
      <ProductListJsonLd
        products={products}
        total={found?.total ?? 0}
        before={(page - 1) * ACTIVITY_PRODUCTS}
      />
    </>
  );
}

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
