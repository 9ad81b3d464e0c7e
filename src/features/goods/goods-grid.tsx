import { GoodsCard, type CardGoods } from './goods-card.tsx';
import './goods-grid.css';

export interface GoodsGridProps {
  goods: readonly CardGoods[];
  columns: 4 | 5;
  /** How many of the first pictures are in the first view. */
  priority?: number | undefined;
}

export function GoodsGrid({ goods, columns, priority = 0 }: GoodsGridProps) {
  return (
    <ul className={`goods-grid grid grid--${columns}`}>
      {goods.map((item, index) => <li key={item.id}><GoodsCard goods={item} priority={index < priority} /></li>)}
    </ul>
  );
}
