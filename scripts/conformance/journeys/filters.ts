import type { Json } from '../../contract/shape.ts';
import { READ_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';

type Query = Record<string, Json>;
/** So large that the list is one page in most shops. */
const WHOLE = { page: 1, limit: 500 };

/**
 * The whole list, with each filter alone, also on its second page, and with two of them: each pair says what the other
 * one leaves out.
 */
function combined(
  operation: CallStep['operation'],
  base: Query,
  filters: readonly Query[],
  sorts: readonly Query[] = [],
): Step[] {
  const pairs = filters.flatMap((one, at) =>
    filters.slice(at + 1).map((other) => ({ ...one, ...other })),
  );
  const sorted = sorts.flatMap((sort) =>
    [{}, ...filters].map((filter) => ({ ...sort, ...filter })),
  );
  const second = filters.map((filter) => ({ ...filter, page: 2, limit: 1 }));
  return [{}, ...filters, ...pairs, ...sorted, ...second].map((query): Step => ({
    operation,
    as: 'guest',
    query: { ...base, ...WHOLE, ...query },
  }));
}

const PRODUCTS: readonly Query[] = [
  { keyword: '$word' },
  { keyword: '$name' },
  { minPrice: '$price' },
  { maxPrice: '$price' },
];
/** Amounts with another number of digits than most prices: texts have another order than numbers. */
const DIGITS: readonly Query[] = [{ minPrice: 9 }, { maxPrice: 1000 }];
const SORTS: readonly Query[] = [{ priceOrder: 'asc' }, { salesOrder: 'desc', priceOrder: 'asc' }];

export const filters: Journey = {
  name: 'filters',
  about: 'filters of lists, each alone, in pairs and with sorts',
  steps: [
    ...READ_PRODUCT,
    { operation: 'hotKeywords', take: { word: '[0].title' } },
    {
      operation: 'productCategories',
      take: { leafId: '[*].childList[*].childList[0].id' },
    },
    ...combined('productList', {}, [...PRODUCTS, { cid: '$leafId' }], SORTS),
    { operation: 'productList', query: { cid: 0, keyword: '', ...WHOLE } },
    ...DIGITS.flatMap((query): Step[] => [
      { operation: 'productList', as: 'guest', query: { ...query, ...WHOLE } },
      { operation: 'storeProducts', as: 'guest', query: { merId: '$merId', ...query, ...WHOLE } },
    ]),
    {
      operation: 'storeCategories',
      params: { id: '$merId' },
      take: { categoryId: '[0].id', lowerId: '[*].childList[0].id' },
    },
    ...combined('storeProducts', { merId: '$merId' }, [...PRODUCTS, { cid: '$categoryId' }], SORTS),
    { operation: 'merchantStreet', query: WHOLE, take: { otherMerId: 'list[id!$merId].id' } },
    ...['$otherMerId', '$merId'].map((id): Step => ({
      operation: 'storeCategories',
      params: { id },
    })),
    ...['$lowerId', 0].map((cid): Step => ({
      operation: 'storeProducts',
      as: 'guest',
      query: { merId: '$merId', cid, ...WHOLE },
    })),
    {
      operation: 'merchantSearch',
      query: WHOLE,
      take: {
        storeName: 'list[0].name',
        typeId: 'list[0].typeId',
        categoryOfStore: 'list[-1].categoryId',
      },
    },
    ...combined('merchantSearch', {}, [
      { keywords: 'a' },
      { keywords: '$storeName' },
      { typeId: '$typeId' },
      { categoryId: '$categoryOfStore' },
      { isSelf: true },
      { isSelf: false },
    ]),
    {
      operation: 'couponOffers',
      as: 'guest',
      query: { useType: 2, ...WHOLE },
      take: { soldId: 'list[0].primaryKey[0]', likeSold: 'list[0].primaryKey[0]|two' },
    },
    ...[1, 2].flatMap((useType) =>
      combined('couponOffers', { useType }, [
        { merId: '$merId' },
        { merId: '$otherMerId' },
        { productId: '$soldId' },
        { merId: 0 },
        { productId: 0 },
      ]),
    ),
    // Its digits begin the number of another product.
    { operation: 'couponOffers', as: 'guest', query: { useType: 2, productId: '$likeSold' } },
  ],
};
