import { useTranslation } from 'react-i18next';
import { useProductLeaderboardSuspense } from '#generated/client/product/product.ts';
import statePicture from '#/assets/states/products.webp';
import { shopName } from '#/config/shop.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { RankCard } from './rank-card.tsx';
import { RankRow } from './rank-row.tsx';
import * as styles from './page.module.css';

/** Number of products that are cards. The others are rows. */
const PODIUM = 3;

export default function TopSellersPage() {
  const { t } = useTranslation();
  const shop = shopName(useLocale());
  const { data: products } = useProductLeaderboardSuspense();
  const title = t('nav.topSellers');
  const rows = useBelowFold() ? products.slice(PODIUM) : [];
  return (
    <div className="wrap">
      <PageHead
        name={title}
        description={t('top.head', { shop })}
        path={paths.topSellers()}
        picture={products[0]?.image}
        empty={products.length === 0}
      />
      <ProductListJsonLd
        products={products.map(({ id, storeName }) => ({ id, name: storeName }))}
        total={products.length}
      />
      <Crumbs items={[{ label: t('nav.home'), to: paths.home() }, { label: title }]} />
      <header className={styles.band}>
        <h1>{title}</h1>
        <p>{t('top.lead')}</p>
      </header>
      {products.length === 0 && (
        <Empty
          className="card"
          picture={statePicture}
          title={t('top.empty')}
          action={<ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>}
        />
      )}
      <ol className={styles.podium}>
        {products.slice(0, PODIUM).map((item, index) => (
          <RankCard key={item.id} product={item} rank={index + 1} />
        ))}
      </ol>
      {rows.length > 0 && (
        <ol className={`card ${styles.list}`} start={PODIUM + 1}>
          {rows.map((item, index) => (
            <RankRow key={item.id} product={item} rank={PODIUM + index + 1} />
          ))}
        </ol>
      )}
    </div>
  );
}
