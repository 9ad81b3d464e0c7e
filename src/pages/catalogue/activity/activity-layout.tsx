import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import type { ActivityType } from '#generated/model/activityType.ts';
import { BENTO, BentoTiles } from '#/domain/product/bento-tiles.tsx';
import { ProductGrid } from '#/domain/product/product-grid.tsx';
import { Tile } from '#/domain/product/tile.tsx';
import * as styles from './activity.module.css';

interface LayoutProps {
  products: readonly ActivityProduct[];
  /** the first page of the list */
  first: boolean;
}

const FIRST_ROW = 5;

function Cards({ products, first }: LayoutProps) {
  const cards = products.map(({ proId, ...card }) => ({ id: proId, ...card }));
  return <ProductGrid products={cards} columns={5} priority={first ? FIRST_ROW : 0} />;
}

/** The first products large, the others as cards. */
function Bento({ products, first }: LayoutProps) {
  if (!first) return <Cards products={products} first={first} />;
  return (
    <>
      <BentoTiles products={products} />
      {products.length > BENTO && <Cards products={products.slice(BENTO)} first={false} />}
    </>
  );
}

function Wide({ products }: LayoutProps) {
  return (
    <ul className={styles.wide}>
      {products.map((item) => (
        <li key={item.proId}>
          <Tile product={item} width={592} height={280} />
        </li>
      ))}
    </ul>
  );
}

const LAYOUTS = { 1: Cards, 2: Bento, 3: Wide };

/** Products of an activity in the layout of its type; cards for an unknown type. */
export function ActivityLayout({ type, ...rest }: LayoutProps & { type: ActivityType }) {
  const Layout = LAYOUTS[type] ?? Cards;
  return <Layout {...rest} />;
}
