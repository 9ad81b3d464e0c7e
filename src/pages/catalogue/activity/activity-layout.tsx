import type { ActivityProduct } from '#generated/model/activityProduct.ts';
import type { ActivityType } from '#generated/model/activityType.ts';
import { BENTO, BentoTiles } from '#/domain/product/bento-tiles.tsx';
import { GoodsGrid } from '#/domain/product/product-grid.tsx';
import { Tile } from '#/domain/product/tile.tsx';

interface LayoutProps {
  goods: readonly ActivityProduct[];
  /** the first page of the list */
  first: boolean;
}

const FIRST_ROW = 5;

function Cards({ goods, first }: LayoutProps) {
  const cards = goods.map(({ proId, ...card }) => ({ id: proId, ...card }));
  return <GoodsGrid goods={cards} columns={5} priority={first ? FIRST_ROW : 0} />;
}

/** The first products large, the others as cards. */
function Bento({ goods, first }: LayoutProps) {
  if (!first) return <Cards goods={goods} first={first} />;
  return (
    <>
      <BentoTiles goods={goods} />
      {goods.length > BENTO && <Cards goods={goods.slice(BENTO)} first={false} />}
    </>
  );
}

function Wide({ goods }: LayoutProps) {
  return (
    <ul className="activity__wide">
      {goods.map((item) => (
        <li key={item.proId}>
          <Tile goods={item} width={592} height={280} />
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
