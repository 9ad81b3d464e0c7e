import { paths } from '#/lib/paths.ts';
import { ItemList } from '#/shared/head/item-list.tsx';

interface GoodsListProps {
  goods: readonly { id: number; name: string }[];
  /** number of items on all pages */
  total: number;
  /** number of items on previous pages */
  before?: number;
}

/** Structured data of a product list. */
export function GoodsList({ goods, ...rest }: GoodsListProps) {
  return (
    <ItemList {...rest} items={goods.map(({ id, name }) => ({ name, path: paths.goods(id) }))} />
  );
}
