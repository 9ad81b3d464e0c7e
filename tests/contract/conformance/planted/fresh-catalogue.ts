import {
  acting,
  deep,
  eachRow,
  firstOf,
  listIn,
  type PlantedCall,
  type PlantedFault,
  set,
  type Tree,
} from './plant.ts';

/** An answer that is stored without its key: the first one for all. */
const storedWithoutKey = ({ data, memory }: PlantedCall): void => {
  const first = JSON.parse(firstOf(memory, 'all', JSON.stringify(data))) as Tree;
  if (Array.isArray(data)) return void data.splice(0, data.length, ...(first as unknown as []));
  for (const key of Object.keys(data)) if (key !== 'id') data[key] = first[key];
};
const skusOf = ({ data }: PlantedCall) =>
  Object.values((data.productValue ?? {}) as Record<string, Tree>);

/** Products and stores: columns, joins and caches as they go wrong between a database and its answers. */
export const FRESH_CATALOGUE: readonly PlantedFault[] = [
  {
    name: 'the stocks of two skus are exchanged',
    about: 'same',
    on: ['productSkuDetail'],
    at: '*',
    edit: (call) => {
      const [one, two] = skusOf(call);
      if (one && two) [one.stock, two.stock] = [two.stock, one.stock];
    },
  },
  {
    name: 'the last value of an option is left out',
    about: 'same',
    on: ['productSkuDetail', 'productDetail'],
    at: '*',
    edit: ({ data }) => {
      const [option] = listIn(data, 'productAttr');
      const values = String(option?.attrValues ?? '').split(',');
      if (option && values.length > 1) option.attrValues = values.slice(0, -1).join(',');
    },
  },
  {
    name: 'names of options stay in one language',
    about: 'text',
    on: ['productDetail'],
    market: acting('productDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const chinese = await market({ ...ask, lang: 'zh-CN' });
      if (ask.lang !== 'zh-CN') hit();
      return {
        ...data,
        productAttr: data.productAttr.map((option, at) => ({
          ...option,
          attrName: chinese.productAttr[at]?.attrName ?? option.attrName,
        })),
      };
    }),
  },
  {
    name: 'categories are stored in the language of the first caller',
    about: 'text',
    on: ['productCategories'],
    edit: storedWithoutKey,
  },
  {
    name: 'one guarantee of a product is missing',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: ({ data }) => void listIn(data, 'guaranteeList').pop(),
  },
  {
    name: 'beside a product there is one of another store',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      const { merId } = data.productInfo as Tree;
      const rows = listIn(data.merchantInfo as Tree, 'proList');
      const known = firstOf(memory, 'store', { merId, row: structuredClone(rows[0]) });
      if (known.merId !== merId && known.row) rows[0] = known.row;
    },
  },
  {
    name: 'all categories are of the first level',
    about: 'same',
    on: ['productCategories'],
    edit: ({ data }) =>
      deep(data, (tree) => {
        if ('level' in tree) tree.level = 1;
      }),
  },
  {
    name: 'numbers of reviews are stored without the product',
    about: 'count',
    on: ['productReviewCount'],
    at: '*',
    edit: storedWithoutKey,
  },
  {
    name: 'categories of stores are stored without the store',
    about: 'same',
    on: ['storeCategories'],
    at: '*',
    edit: storedWithoutKey,
  },
  {
    name: 'the service of stores is stored without the store',
    about: 'same',
    on: ['merchantService'],
    at: '*',
    edit: storedWithoutKey,
  },
  {
    name: 'without reviews the share of good ones is not a number',
    about: 'form',
    on: ['productReviewCount', 'productReviewDigest'],
    edit: ({ data }) => {
      if (data.sumCount === 0) data.replyChance = 'NaN';
    },
  },
  {
    name: 'sold and added pieces are exchanged',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: ({ data }) => {
      const product = data.productInfo as Tree;
      [product.sales, product.ficti] = [product.ficti, product.sales];
    },
  },
  {
    name: 'price and struck price are exchanged',
    about: 'same',
    on: ['activityProducts'],
    at: '*',
    edit: eachRow((row) => {
      [row.price, row.otPrice] = [row.otPrice, row.price];
    }),
  },
  {
    name: 'pictures of a list are not there',
    about: 'form',
    on: ['storeProducts'],
    at: '*',
    edit: eachRow((row) => {
      row.image = String(row.image).replace(/(?=\.\w+$)/, '-none');
    }),
  },
  {
    name: 'the phone of a store has stars in one place',
    about: 'same',
    on: ['merchantIndex'],
    at: '*',
    edit: set('servicePhone', ({ data }) =>
      data.servicePhone ? String(data.servicePhone).replace(/.{4}(?=.{2}$)/, '****') : null,
    ),
  },
];
