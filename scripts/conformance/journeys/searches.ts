import type { Json } from '../../contract/shape.ts';
import { FIND_PRODUCT } from './find.ts';
import type { CallStep, Journey, Step } from './journey.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  en: ['middle', 'end', 'otherCase', 'two'],
  'zh-CN': ['middle', 'end'],
  fr: ['otherCase', 'end'],
  th: ['middle'],
  lo: ['middle'],
};
const LARGE = { page: 1, limit: 500 };

/** Whatever is contained in a name finds it, in each language: parts of the name of a row that the seed chooses. */
const searches = (
  operation: CallStep['operation'],
  { parameter, name, base = {} }: { parameter: string; name: string; base?: Record<string, Json> },
): Step[] =>
  Object.entries(PARTS).flatMap(([language, parts]): Step[] => {
    const query = { ...base, ...(operation === 'merchantSearch' ? {} : { language }) };
    const first: Step = {
      operation,
      as: 'guest',
      language,
      query: { ...query, page: 1, limit: '$pageSize' },
      take: {
        rowId: 'list[-1].id',
        ...Object.fromEntries(parts.map((part) => [part, `list[-1].${name}|${part}`])),
      },
    };
    return [
      first,
      ...parts.map((part): Step => ({
        operation,
        as: 'guest',
        language,
        query: { ...query, [parameter]: `$${part}`, ...LARGE },
        values: [
          { what: `the row whose ${name} has the keyword`, at: 'list[*].id', has: '$rowId' },
        ],
      })),
    ];
  });

export const nameSearches: Journey = {
  name: 'searches',
  about: 'searches for parts of names',
  steps: [
    ...FIND_PRODUCT,
    {
      operation: 'productDetail',
      params: { id: '$productId' },
      take: { merId: 'productInfo.merId' },
    },
    ...searches('productList', { parameter: 'keyword', name: 'storeName' }),
    ...searches('storeProducts', {
      parameter: 'keyword',
      name: 'storeName',
      base: { merId: '$merId' },
    }),
    ...searches('merchantSearch', { parameter: 'keywords', name: 'name' }),
  ],
};
