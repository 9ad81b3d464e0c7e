import type { Journey, Step } from './journey.ts';

const ALL = { page: 1, limit: 100 };
/** From both ends of the list, of which a small shop has some. */
const STORES = [0, 2, 4, -1, -3, -5];

const nameOf = (what: string, at: number) => `${what}${at < 0 ? `Last${-at}` : at}`;

/** Each store, and a product of it, as they differ in what they have. */
export const eachStore: Journey = {
  name: 'each-store',
  about: 'pages of six stores, with categories and two products of each',
  steps: [
    {
      operation: 'merchantStreet',
      query: ALL,
      take: Object.fromEntries(STORES.map((at) => [nameOf('store', at), `list[${at}].id`])),
    },
    ...STORES.flatMap((at): Step[] => {
      const id = `$${nameOf('store', at)}`;
      return [
        ...(['merchantIndex', 'merchantDetail', 'merchantService', 'storeCategories'] as const).map(
          (operation): Step => ({ operation, as: 'guest', params: { id } }),
        ),
        {
          operation: 'storeProducts',
          query: { merId: id, ...ALL },
          take: { [nameOf('product', at)]: 'list[0].id', [nameOf('last', at)]: 'list[-1].id' },
        },
        ...['product', 'last'].flatMap((what): Step[] => [
          { operation: 'productDetail', as: 'guest', params: { id: `$${nameOf(what, at)}` } },
          { operation: 'productReviewCount', params: { id: `$${nameOf(what, at)}` } },
        ]),
      ];
    }),
    {
      operation: 'storeProducts',
      query: { merId: '$missingId', ...ALL },
      values: [{ what: 'products of a store that does not exist', at: 'total', is: 0 }],
    },
    {
      operation: 'storeCategories',
      params: { id: '$missingId' },
      values: [{ what: 'categories of a store that does not exist', at: '[*].id', none: true }],
    },
  ],
};
