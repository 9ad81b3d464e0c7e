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
/** Signs of the queries of databases are plain text: no name has them. */
const SIGNS = ['percent', 'underscore', 'backslash', 'quotes'];
const LARGE = { page: 1, limit: 500 };

/** Whatever is contained in a name finds it, in each language: parts of the name of a row that the seed chooses. */
const searches = (
  operation: CallStep['operation'],
  { parameter, name, base = {} }: { parameter: string; name: string; base?: Record<string, Json> },
): Step[] =>
  Object.entries(PARTS).flatMap(([language, parts]): Step[] => {
    const signs = language === 'en' ? SIGNS : [];
    const query = { ...base, ...(operation === 'merchantSearch' ? {} : { language }) };
    const first: Step = {
      operation,
      as: 'guest',
      language,
      query: { ...query, page: 1, limit: '$pageSize' },
      take: {
        rowId: 'list[-1].id',
        ...Object.fromEntries(
          [...parts, ...signs].map((part) => [part, `list[-1].${name}|${part}`]),
        ),
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
      ...signs.map((sign): Step => ({
        operation,
        as: 'guest',
        query: { ...query, [parameter]: `$${sign}`, page: 1, limit: 20 },
        values: [{ what: 'rows with a text that none has', at: 'total', is: 0 }],
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
