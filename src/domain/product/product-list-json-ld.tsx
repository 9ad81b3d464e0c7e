import { paths } from '#/lib/paths.ts';
import { ItemList } from '#/shared/head/item-list.tsx';

interface ProductListJsonLdProps {
  products: readonly { id: number; name: string }[];
  /** number of items on all pages */
  total: number;
  /** number of items on previous pages */
  before?: number;
}

/** Structured data of a product list. */
export function ProductListJsonLd({ products, ...rest }: ProductListJsonLdProps) {
  return (
    <ItemList
      {...rest}
      items={products.map(({ id, name }) => ({ name, path: paths.product(id) }))}
    />
  );
}
