import type { Attribute, Catalogue, Product, Sku } from '../../market/model.ts';
import { parseText, localised } from '../../market/localised.ts';

/** Number of products of the large category. */
const GOODS = 5000;
const FIRST_COPY = 100_000;
/** The copies go into the leaf category of this product. */
const CROWDED = 0;

const values = (...texts: string[]) => texts.map(localised);
const SPECIFICATIONS = [
  {
    name: parseText('颜色 | Colour | Couleur | สี | ສີ'),
    values: values('A1', 'B2', 'C3', 'D4', 'E5'),
  },
  { name: parseText('尺码 | Size | Taille | ขนาด | ຂະໜາດ'), values: values('S', 'L') },
  { name: parseText('镜头 | Lens | Objectif | เลนส์ | ເລນ'), values: values('28 mm', '50 mm') },
  { name: parseText('容量 | Capacity | Contenance | ความจุ | ຄວາມຈຸ'), values: values('1 L', '2 L') },
];

const attributesOf = (id: number): Attribute[] =>
  SPECIFICATIONS.map(({ name, values: all }, index) => ({
    id: id * 10 + index,
    name,
    values: all,
  }));

const CHOICES = SPECIFICATIONS.reduce<number[][]>(
  (chosen, { values: all }) =>
    chosen.flatMap((choice) => all.map((_, value) => [...choice, value])),
  [[]],
);

/** Four specifications, as many skus as products of large sellers have. */
function withManySkus(product: Product): Product {
  const [first] = product.skus;
  if (!first) return product;
  const skus = CHOICES.map((choice, index): Sku => ({
    ...first,
    id: product.id * 100 + index + 1,
    choice,
    stock: index % 9 === 8 ? 0 : 40,
  }));
  return { ...product, attributes: attributesOf(product.id), skus };
}

function copyOf(product: Product, id: number, categoryId: number): Product {
  const skus = product.skus
    .slice(0, 1)
    .map((sku): Sku => ({ ...sku, id: id * 100 + 1, productId: id, choice: [] }));
  return { ...product, id, categoryId, skus, attributes: [], onShelf: true };
}

/** Enlarges a catalogue: 40 skus per product, and a category of 5,000 products. */
export function enlarge(catalogue: Catalogue): Catalogue {
  const own = catalogue.products.map(withManySkus);
  const leaf = own[CROWDED]?.categoryId ?? 0;
  const copies = Array.from({ length: GOODS }, (_, index) => own[index % own.length]).flatMap(
    (product, index) => (product ? copyOf(product, FIRST_COPY + index, leaf) : []),
  );
  return { ...catalogue, products: [...own, ...copies] };
}
