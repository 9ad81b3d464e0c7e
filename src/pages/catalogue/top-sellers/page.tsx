import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductLeaderboardSuspense } from '#generated/client/product/product.ts';
import statePicture from '#/assets/states/products.webp';
import { shopName } from '#/config/shop.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { ProductListJsonLd } from '#/domain/product/product-list-json-ld.tsx';
import { PageHead } from '#/shared/head/page-head.tsx';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import type { LeaderboardProduct } from '#generated/model/leaderboardProduct.ts';
import { QuickAddButton } from '#/domain/cart/quick-add-button.tsx';
import { CardHeart } from '#/domain/product/card-heart.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { hasPrice } from '#/lib/money.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { ListPrice } from '#/shared/shop/list-price.tsx';
import { cx } from '#/ui/cx.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import * as styles from './page.module.css';
import * as rankRowStyles from './rank-row.module.css';
import * as rankCardStyles from './rank-card.module.css';
import * as rankPriceStyles from './rank-price.module.css';

interface RankPriceProps {
  product: LeaderboardProduct;
  className?: string | undefined;
}

const RankPrice = ({ product, className }: RankPriceProps) => (
  <span className={cx(rankPriceStyles.root, className)}>
    <ListPrice product={product} size={24} />
  </span>
);

/** One of the first products of the leaderboard. The card links to it. */
function RankCard({ product, rank }: { product: LeaderboardProduct; rank: number }) {
  const { t } = useTranslation();
  const { id, image, storeName, sales } = product;
  return (
    <li>
      <article className={`card cover ${rankCardStyles.root}`}>
        <div className={rankCardStyles.pic}>
          <Picture srcFor={srcFor(image)} alt="" width={454} height={336} priority />
          <span className={`${rankCardStyles.n} num`}>
            <span className="sr">{t('search.rank', { n: rank })}</span>
            <span aria-hidden>{rank}</span>
          </span>
          <CardHeart className={rankCardStyles.heart} id={id} name={storeName} />
        </div>
        <div className={rankCardStyles.body}>
          <h2 className={`cover__name ${rankCardStyles.name} clip-2`}>
            <Link to={paths.product(id)}>{storeName}</Link>
          </h2>
          <p className={`${rankCardStyles.sold} num`}>{t('goods.sold', { count: sales })}</p>
          <div className={rankCardStyles.foot}>
            <RankPrice product={product} />
            {hasPrice(product) && (
              <QuickAddButton
                className={rankCardStyles.add}
                kind="soft"
                product={{ productId: id, storeName, image }}
              />
            )}
          </div>
        </div>
      </article>
    </li>
  );
}

/** A product of the leaderboard with its rank. The row links to it. */
function RankRow({ product, rank }: { product: LeaderboardProduct; rank: number }) {
  const { t } = useTranslation();
  const { id, image, storeName, sales } = product;
  return (
    <li>
      <article className={`cover ${rankRowStyles.root}`}>
        <span className={`${rankRowStyles.n} num`}>
          <span className="sr">{t('search.rank', { n: rank })}</span>
          <span aria-hidden>{rank}</span>
        </span>
        <Picture
          className={rankRowStyles.pic}
          srcFor={srcFor(image)}
          alt=""
          width={80}
          height={80}
        />
        <div className={rankRowStyles.what}>
          <h2 className={`cover__name ${rankRowStyles.name} clip-2`}>
            <Link to={paths.product(id)}>{storeName}</Link>
          </h2>
          <p className={`${rankRowStyles.sold} num`}>{t('goods.sold', { count: sales })}</p>
        </div>
        <RankPrice className={rankRowStyles.price} product={product} />
        <CardHeart className={rankRowStyles.heart} id={id} name={storeName} />
        {hasPrice(product) && (
          <QuickAddButton
            className={rankRowStyles.add}
            product={{ productId: id, storeName, image }}
          />
        )}
      </article>
    </li>
  );
}

/** Number of products that are cards. The others are rows. */
const PODIUM = 3;

export default function TopSellersPage() {
  const { t, locale } = useTranslation();
  const shop = shopName(locale);
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
          <FirstOf items={rows} inList>
            {(item, index) => <RankRow key={item.id} product={item} rank={PODIUM + index + 1} />}
          </FirstOf>
        </ol>
      )}
    </div>
  );
}
