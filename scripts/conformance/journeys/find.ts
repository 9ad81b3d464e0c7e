import type { CallStep, FindStep, Step } from './journey.ts';

/** No product of any shop has this word. */
export const NO_WORD = 'xqzjvkw';

const SELLABLE: Pick<FindStep, 'ids' | 'as'> = { ids: 'list[*].id', as: 'productId' };

/** A sku of `$productId` with more pieces than a path says, as `skuId`. */
const withSku = (stock: string, rest: Partial<CallStep> = {}): CallStep => ({
  operation: 'productDetail',
  params: { id: '$productId' },
  take: { skuId: `productValue[stock>${stock}].id` },
  ...rest,
});

/** Takes `productId` and `skuId` of a product with more pieces than `$pieces`, wherever it is. */
export const FIND_PRODUCT: readonly Step[] = [
  {
    find: 'a product with a few pieces',
    list: { operation: 'productList' },
    ...SELLABLE,
    each: withSku('$pieces'),
  },
];

/** Takes `fewId`, `fewSkuId` and `left`: an option of which a line can have all pieces. */
export const FIND_FEW: Step = {
  find: 'an option with fewer than 99 pieces',
  list: { operation: 'productList' },
  ids: 'list[*].id',
  as: 'fewId',
  each: {
    operation: 'productDetail',
    params: { id: '$fewId' },
    take: {
      fewSkuId: 'productValue[stock>0&stock<99].id',
      left: 'productValue[id=$fewSkuId].stock',
    },
  },
};
export const FEW = { productId: '$fewId', attrValueId: '$fewSkuId' };

/** Takes `otherProductId` and `skuId` of a cheap product. */
export const FIND_CHEAP_PRODUCT: Step = {
  find: 'a cheap product in stock',
  list: { operation: 'productList', query: { priceOrder: 'asc' } },
  ids: 'list[*].id',
  as: 'otherProductId',
  each: {
    operation: 'productDetail',
    params: { id: '$otherProductId' },
    take: { skuId: 'productValue[stock>1].id' },
  },
};

/** Takes `productId`, `skuId` and `otherSkuId`, two options of one product. */
export const FIND_OPTIONS: Step = {
  find: 'a product with two options in stock',
  list: { operation: 'productList' },
  ...SELLABLE,
  each: withSku('4', {
    take: {
      skuId: 'productValue[stock>4].id',
      otherSkuId: 'productValue[stock>4&id!$skuId].id',
      merId: 'productInfo.merId',
    },
  }),
};

/** Takes `secondId` and `secondSkuId` of a product of another store than `$merId`. */
export const FIND_OTHER_STORE: readonly Step[] = [
  {
    operation: 'merchantStreet',
    query: { page: 1, limit: 20 },
    take: { secondMerId: 'list[id!$merId].id' },
  },
  {
    find: 'a product of another store',
    list: { operation: 'storeProducts', query: { merId: '$secondMerId' } },
    ids: 'list[*].id',
    as: 'secondId',
    each: {
      operation: 'productDetail',
      params: { id: '$secondId' },
      take: { secondSkuId: 'productValue[stock>$pieces].id' },
    },
  },
];

/** Figures of products that are sold least, so that some have no reviews. */
export const LEAST_SOLD: readonly Step[] = [
  {
    operation: 'productList',
    query: { salesOrder: 'asc', page: 1, limit: 20 },
    take: { leastId: 'list[0].id', nextId: 'list[1].id', thirdId: 'list[2].id' },
  },
  ...['$leastId', '$nextId', '$thirdId'].flatMap((id): Step[] =>
    (['productReviewCount', 'productReviewDigest'] as const).map((operation) => ({
      operation,
      params: { id },
    })),
  ),
];

/** Takes `reviewedId`, a product with reviews. */
export const FIND_REVIEWED: Step = {
  find: 'a product with several reviews',
  list: { operation: 'productList', query: { salesOrder: 'desc' } },
  ids: 'list[*].id',
  as: 'reviewedId',
  each: {
    operation: 'productReviews',
    params: { id: '$reviewedId' },
    query: { type: 0, page: 1, limit: 10 },
    take: { secondReviewId: 'list[1].id' },
  },
};

/** The same, with its store, price and name. */
export const READ_PRODUCT: readonly Step[] = [
  ...FIND_PRODUCT,
  {
    operation: 'productDetail',
    params: { id: '$productId' },
    take: {
      merId: 'productInfo.merId',
      price: 'productInfo.price',
      aboveIt: 'productInfo.price|aCentMore',
      belowIt: 'productInfo.price|aCentLess',
      name: 'productInfo.storeName',
    },
  },
];
