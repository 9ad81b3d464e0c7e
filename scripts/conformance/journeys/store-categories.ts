import type { Journey, Step } from './journey.ts';

const LARGE = { page: 1, limit: 500 };

/** A category with others below it has their products, in a store. */
export const storeCategories: Journey = {
  name: 'store-categories',
  about: 'categories of stores that have others below them',
  steps: [
    {
      find: 'a store whose categories have two levels',
      list: { operation: 'merchantStreet' },
      ids: 'list[*].id',
      as: 'merId',
      each: {
        operation: 'storeCategories',
        params: { id: '$merId' },
        take: { upperId: '[*].childList[0].pid', lowerId: '[*].childList[0].id' },
      },
    },
    {
      operation: 'storeCategories',
      params: { id: '$merId' },
      take: { nextId: '[1].id', lastId: '[-1].id' },
    },
    // Of several categories one has products.
    ...['$lowerId', '$upperId', '$nextId', '$lastId'].map((cid): Step => ({
      operation: 'storeProducts',
      query: { merId: '$merId', cid, ...LARGE },
    })),
  ],
};
