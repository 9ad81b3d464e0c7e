import { gzipSync } from 'node:zlib';
import { json } from '../fault-proxy.ts';
import { acting, deep, firstOf, isTree, type PlantedFault, rowsOf, texts } from './plant.ts';

const NAMES = ['storeName', 'productName', 'merName', 'name', 'attrName'];
const AMOUNTS = [
  'price',
  'otPrice',
  'payPrice',
  'money',
  'minPrice',
  'payFee',
  'proTotalFee',
  'proTotalPrice',
  'totalPrice',
];
const PICTURES = [
  'image',
  'avatar',
  'backImage',
  'pic',
  'proImage',
  'logoUrl',
  'streetBackImage',
  'merAvatar',
];

/** Pages and forms of values: kinds of faults that servers in Java with MySQL have. */
export const EXAMPLES_OF_ANSWERS: readonly PlantedFault[] = [
  {
    name: 'page 2 begins with the last row of page 1',
    about: 'page',
    on: ['productList'],
    edit: (call) => {
      const rows = rowsOf(call);
      if (call.data.pageNum === 1) call.memory.set('last', rows.at(-1));
      if (call.data.pageNum === 2 && call.memory.has('last'))
        rows.splice(0, 1, call.memory.get('last') as never);
    },
  },
  {
    name: 'a page beyond the end repeats the last page',
    about: 'page',
    on: ['productList', 'orderList'],
    edit: (call) => {
      const key = call.query.get('type') ?? '';
      if (rowsOf(call).length > 0) call.memory.set(key, rowsOf(call));
      else if (Number(call.query.get('page')) > 1) call.data.list = call.memory.get(key) ?? [];
    },
  },
  {
    name: 'the second word of a search is ignored',
    about: 'filter',
    on: ['productList'],
    market: acting('productList', (ask, market, hit) => {
      const [first, second] = (ask.query.keyword ?? '').split(' ');
      if (second === undefined) return market(ask);
      hit();
      return market({ ...ask, query: { ...ask.query, keyword: first } } as typeof ask);
    }),
  },
  {
    name: 'the products of a store are those of all stores',
    about: 'filter',
    on: ['storeProducts'],
    at: '*',
    edit: (call) => {
      for (const row of rowsOf(call)) {
        const store = call.query.get('merId') ?? '';
        const all = firstOf(call.memory, 'rows', new Map<string, object[]>());
        all.set(store, [...(all.get(store) ?? []), { ...row }]);
        const other = [...all].find(([id]) => id !== store)?.[1][0];
        if (other) Object.assign(row, other);
      }
    },
  },
  {
    name: 'all tabs of the orders show all orders',
    about: 'filter',
    on: ['orderList'],
    at: '*',
    market: acting('orderList', (ask, market, hit) => {
      if (ask.query.type !== -1) hit();
      return market({ ...ask, query: { ...ask.query, type: -1 } });
    }),
  },
  {
    name: 'every third product list is empty',
    about: 'page',
    on: ['productList'],
    edit: (call) => {
      if (call.nth % 3 === 0) Object.assign(call.data, { list: [], total: 0, pages: 0 });
    },
  },
  {
    name: 'names are escaped for HTML',
    about: 'text',
    on: '*',
    edit: texts(NAMES, (text) => text.replaceAll('e', '&#101;')),
  },
  {
    name: 'amounts are in scientific notation',
    about: 'form',
    on: '*',
    edit: texts(AMOUNTS, (text) => Number(text).toExponential(2).toUpperCase().replace('+', '')),
  },
  {
    name: 'amounts have thousands separators',
    about: 'form',
    on: '*',
    edit: texts(AMOUNTS, (text) =>
      Number(text) < 1000 ? text : Number(text).toLocaleString('en', { minimumFractionDigits: 2 }),
    ),
  },
  {
    name: 'ids are above 2^53',
    about: 'form',
    on: ['productList', 'productDetail', 'masterOrderDetail', 'orderDetail'],
    edit: ({ data }) =>
      deep(
        data,
        (tree) => void (typeof tree.id === 'number' && (tree.id += 9_100_000_000_000_000)),
      ),
  },
  {
    name: 'ids are texts',
    about: 'form',
    on: ['addressAll', 'cartList'],
    edit: ({ data }) => deep(data, (tree) => void ('id' in tree && (tree.id = String(tree.id)))),
  },
  {
    name: 'enums are in capitals',
    about: 'form',
    on: '*',
    edit: texts(
      ['payType', 'userType', 'validStr', 'serviceType', 'consumerType', 'deliveryType'],
      (text) => text.toUpperCase(),
    ),
  },
  {
    name: 'keys of null are left out',
    about: 'form',
    on: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        for (const key of Object.keys(tree)) if (tree[key] === null) delete tree[key];
      }),
  },
  {
    name: 'null is an empty text',
    about: 'form',
    on: '*',
    edit: ({ data }) =>
      deep(data, (tree) => {
        for (const key of Object.keys(tree)) if (tree[key] === null) tree[key] = '';
      }),
  },
  {
    name: 'pictures have relative addresses',
    about: 'form',
    on: '*',
    edit: texts(PICTURES, (text) => text.replace(/^https?:\/\/[^/]+\//, '')),
  },
  {
    name: 'keys of skus have a space after the comma',
    about: 'form',
    on: ['productDetail', 'productSkuDetail'],
    edit: ({ data }) => {
      const skus = Object.entries(isTree(data.productValue) ? data.productValue : {});
      data.productValue = Object.fromEntries(
        skus.map(([key, sku]) => [key.replaceAll(',', ', '), sku]),
      );
    },
  },
  {
    name: 'bodies are Latin-1',
    about: 'text',
    on: ['merchantStreet', 'productReviews'],
    at: '*',
    respond: (text, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(Buffer.from(text.replaceAll(/"(name|comment)":"[^"]*"/g, '"$1":"Café"'), 'latin1'));
      return true;
    },
  },
  {
    name: 'the wanted language is ignored',
    about: 'text',
    isMild: true,
    on: '*',
    market: (hit) => ({
      name: 'injected',
      lang: 'en',
      success: 'success',
      guard: () => (hit(), null),
      messages: {},
      differences: [],
    }),
  },
  {
    name: 'messages are keys',
    about: 'text',
    on: '*',
    respond: (text, res, request) => {
      if (!/"code":500/.test(text)) return false;
      request.pass(res, text.replace(/"message":"[^"]*"/, '"message":"{front.error.3}"'));
      return true;
    },
  },
  {
    name: 'plain bodies are said to be gzip',
    about: 'transport',
    on: ['hotKeywords'],
    respond: (text, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .end(text);
      return true;
    },
  },
  {
    name: 'gzip is cut',
    about: 'transport',
    on: ['productReviews'],
    respond: (text, res) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
        .end(gzipSync(text).subarray(0, -20));
      return true;
    },
  },
  {
    name: 'a redirect to a sign-in page',
    about: 'transport',
    on: ['userInfo'],
    respond: (_, res) => {
      res.writeHead(302, { Location: '/login' }).end();
      return true;
    },
  },
  {
    name: 'every 25th answer is a bad gateway',
    about: 'transport',
    on: '*',
    respond: (_, res, _request, nth) => {
      if (nth % 25 !== 0) return false;
      res.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return true;
    },
  },
  {
    name: 'answers of members may be stored by anybody',
    about: 'cache',
    on: '*',
    respond: (text, res, { token }) => {
      if (!token) return false;
      res
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Cache-Control': 'public, max-age=60',
        })
        .end(text);
      return true;
    },
  },
  {
    name: 'answers are HTML by their type',
    about: 'transport',
    isMild: true,
    on: '*',
    respond: (text, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
      return true;
    },
  },
  {
    name: 'every third list of orders takes long',
    about: 'slow',
    isMild: true,
    slowMs: 300,
    on: ['orderList'],
    respond: (text, res, request, nth) => {
      if (nth % 3 !== 0) return false;
      setTimeout(() => request.pass(res, text), 400);
      return true;
    },
  },
  {
    name: 'a count is not found',
    about: 'transport',
    on: ['cartCount'],
    respond: (_, res) => (json(res, 'null'), true),
  },
];
