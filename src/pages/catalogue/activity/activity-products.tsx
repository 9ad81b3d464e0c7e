import { useTranslation } from '#/i18n/use-translation.ts';
import type { ActivityDetail } from '#generated/model/activityDetail.ts';
import type { ActivityProductPage } from '#generated/model/activityProductPage.ts';
import statePicture from '#/assets/states/products.webp';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import type { ActivityType } from '#generated/model/activityType.ts';
import { BENTO, BentoTiles, Tile } from '#/domain/product/tile.tsx';
import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { ACTIVITY_PRODUCTS } from './activity-query.ts';
import * as styles from './activity-bento.module.css';
import * as activityWideStyles from './activity-wide.module.css';

interface LayoutProps {
  products: readonly ActivityProduct[];
  /** the first page of the list */
  first: boolean;
  className?: string | undefined;
}

const FIRST_ROW = 5;

/** Type 1: cards. */
function ActivityCards({ products, first, className }: LayoutProps) {
  const cards = products.map(({ proId, ...card }) => ({ id: proId, ...card }));
  return (
    <ProductGrid
      className={className}
      products={cards}
      columns={5}
      priority={first ? FIRST_ROW : 0}
    />
  );
}

/** Type 3: wide pictures. */
function ActivityWide({ products }: LayoutProps) {
  return (
    <ul className={activityWideStyles.root}>
      {products.map((item) => (
        <li key={item.proId}>
          <Tile product={item} width={592} height={280} large />
        </li>
      ))}
    </ul>
  );
}

/** Type 2: the first products large, the others as cards. */
function ActivityBento({ products, first }: LayoutProps) {
  if (!first) return <ActivityCards products={products} first={first} />;
  return (
    <>
      <BentoTiles products={products} />
      {products.length > BENTO && (
        <ActivityCards className={styles.others} products={products.slice(BENTO)} first={false} />
      )}
    </>
  );
}

const LAYOUTS = { 1: ActivityCards, 2: ActivityBento, 3: ActivityWide };

/** Products of an activity in the layout of its type; cards for an unknown type. */
function ActivityLayout({ type, ...rest }: LayoutProps & { type: ActivityType }) {
  const Layout = LAYOUTS[type] ?? ActivityCards;
  return <Layout {...rest} />;
}

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
