import { useBelowFold } from '../part/below-fold.tsx';
import { GoodsCard, type CardGoods } from './goods-card.tsx';
import './goods-grid.css';

export interface GoodsGridProps {
  goods: readonly CardGoods[];
  columns: 4 | 5;
  /** How many of the first pictures are in the first view. */
  priority?: number | undefined;
  /** Of a card, where the row is wider than usual. */
  width?: number | undefined;
}

/** Rows rendered with the page; the others render below the fold, one step later. */
const UPPER_ROWS = 1;

export function GoodsGrid({ goods, columns, priority = 0, width }: GoodsGridProps) {
  const lower = useBelowFold();
  const visible = lower ? goods : goods.slice(0, UPPER_ROWS * columns);
  return (
    <ul className={`goods-grid grid grid--${columns}`}>
      {visible.map((item, index) => (
        <li key={item.id}>
          <GoodsCard goods={item} priority={index < priority} width={width} />
        </li>
      ))}
    </ul>
  );
}
