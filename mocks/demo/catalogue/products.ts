import type { Cents, Product } from '../../market/model.ts';
import { leafIdOf } from './categories.ts';
import { buildContent } from './content.ts';
import { guaranteesOf } from './guarantees.ts';
import { KINDS } from './lines.ts';
import { ENTRIES, type Entry } from './models.ts';
import { buildKeyword, buildName } from './names.ts';
import { productPicture, SHOTS } from './pictures.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { buildAttributes, buildSkus, roundPrice } from './skus.ts';
import { BARE_ID, FEATURED_ID, OFF_SHELF_IDS } from './special.ts';
import { storeCategoryIdsOf } from './store-categories.ts';

/** What is off the market price, in per cent. */
const DISCOUNTS: readonly number[] = [0, 0, 0, 8, 10, 12, 15, 18, 20, 24, 25, 27, 30, 33];
const POSTAGES: readonly Cents[] = [0, 0, 0, 250, 300, 450, 600, 800];

function pricesOf({ id, model, line }: Entry, random: Random): { price: Cents; otPrice: Cents } {
  const price = line.factor === 1 ? model.price : roundPrice(model.price * line.factor);
  const discount = pick(random, DISCOUNTS);
  if (id === FEATURED_ID) return { price, otPrice: 21000 };
  return { price, otPrice: discount === 0 ? price : roundPrice(price / (1 - discount / 100)) };
}

function picturesOf(id: number, random: Random): string[] {
  const count = between(random, 3, SHOTS.length);
  if (id === BARE_ID) return [productPicture(id, 'front')];
  return SHOTS.slice(0, id === FEATURED_ID ? SHOTS.length : count).map((shot) =>
    productPicture(id, shot),
  );
}

function buildProduct(entry: Entry, seed: number): Product {
  const { id, model } = entry;
  const random = createRandom(seed * 7919 + id);
  const { price, otPrice } = pricesOf(entry, random);
  const attributes = buildAttributes(entry);
  const skus = buildSkus(entry, attributes, price, otPrice, random);
  const lowest = skus.reduce(
    (low, sku) => (sku.price < low.price ? sku : low),
    skus[0] ?? { price, otPrice },
  );
  const name = buildName(entry);
  const sales = Math.floor(random() ** 3 * 5200);
  return {
    id,
    merId: model.merId,
    categoryId: leafIdOf(model.leaf),
    storeCategoryIds: storeCategoryIdsOf(model.merId, model.leaf),
    name,
    info: model.info,
    keyword: buildKeyword(entry),
    unit: KINDS[model.kind].unit,
    content: buildContent({ entry, name, attributes }),
    pictures: picturesOf(id, random),
    attributes,
    skus,
    price: lowest.price,
    otPrice: lowest.otPrice,
    postage: pick(random, POSTAGES),
    sales: id === FEATURED_ID ? 1174 : sales,
    ficti: id === FEATURED_ID ? 600 : between(random, 0, 400),
    rank: id === FEATURED_ID ? 999 : between(random, 0, 900),
    sort: id === FEATURED_ID ? 999 : between(random, 0, 900),
    browse: sales * 9 + between(random, 20, 900),
    guaranteeIds: guaranteesOf(model.kind),
    onShelf: !OFF_SHELF_IDS.has(id),
  };
}

export function buildProducts(seed: number): Product[] {
  return ENTRIES.map((entry) => buildProduct(entry, seed));
}
