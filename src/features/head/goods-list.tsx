import { paths } from '../../lib/paths.ts';
import { ItemList } from './item-list.tsx';

interface GoodsListProps {
  goods: readonly { id: number; name: string }[];
  /** of all pages */
  total: number;
  /** how many stand on the pages before */
  before?: number;
}

/** Tells search engines which goods a page lists, in their order. */
export function GoodsList({ goods, ...rest }: GoodsListProps) {
  return (
    <ItemList {...rest} items={goods.map(({ id, name }) => ({ name, path: paths.goods(id) }))} />
  );
}
