import {
  deep,
  eachRow,
  firstOf,
  isTree,
  listIn,
  type PlantedFault,
  rowsOf,
  set,
  type Tree,
} from './plant.ts';

const parts = (data: Tree): Tree[] => listIn(data, 'orderList');
const cents = (amount: unknown) => Math.round(Number(amount) * 100);
const money = (amount: number) => (amount / 100).toFixed(2);

/** Catalogue, cart, coupons, checkout, orders and parcels. Before each name: what the fault breaks. */
export const TENTH: readonly PlantedFault[] = [
  {
    // productValue: "Sku by its chosen values, joined by commas"; a map ordered by hash, rebuilt with another separator
    name: 'the values of the second option are joined in the order of their names',
    about: 'same',
    on: ['productDetail'],
    edit: ({ data }) => {
      const skus = data.productValue;
      if (!isTree(skus)) return;
      for (const sku of Object.values(skus))
        if (isTree(sku)) sku.sku = String(sku.sku).split(',').toReversed().join(',');
    },
  },
  {
    // productInfo.stock: "Pieces left over all skus"; the stock of the first
    name: 'the stock of a product is that of one option',
    about: 'sum',
    on: ['productDetail'],
    at: '*',
    edit: ({ data }) => {
      const skus = Object.values(data.productValue as Tree).filter(isTree);
      if (skus.length > 1) (data.productInfo as Tree).stock = skus[0]?.stock;
    },
  },
  {
    // price of the cards: the lowest? the price of the product; BigDecimal.setScale(0)
    name: 'prices of cards are rounded to whole units',
    about: 'same',
    on: ['productList', 'homeProducts', 'storeProducts', 'activityProducts', 'productLeaderboard'],
    at: '*',
    edit: eachRow((row) => {
      if (typeof row.price === 'string')
        row.price = money(Math.round(cents(row.price) / 100) * 100);
    }),
  },
  {
    // guaranteeList: those of guaranteeIds; FIND_IN_SET with a blank after the comma
    name: 'only the first guarantee of a product is listed',
    about: 'same',
    on: ['productDetail'],
    edit: ({ data }) => {
      if (Array.isArray(data.guaranteeList)) data.guaranteeList = data.guaranteeList.slice(0, 1);
    },
  },
  {
    // isCollect: "The caller follows it"; a cache by merchant
    name: 'whether a store is followed is what the first caller saw',
    about: 'same',
    on: ['merchantDetail', 'merchantIndex'],
    at: '*',
    edit: ({ data, id, memory }) => {
      if ('isCollect' in data) data.isCollect = firstOf(memory, id, data.isCollect);
    },
  },
  {
    // proList: "Some of its products"; LIMIT without WHERE
    name: 'the products of a store in a list are those of the store before it',
    about: 'same',
    on: ['merchantSearch', 'merchantStreet'],
    at: '*',
    edit: (call) => {
      const rows = rowsOf(call);
      const lists = rows.map(({ proList }) => proList);
      rows.forEach((row, at) => (row.proList = lists.at(at - 1)));
    },
  },
  {
    // "Lines, newest first"; ORDER BY update_time
    name: 'a line of the cart whose quantity changed comes first',
    about: 'page',
    on: ['cartList', 'cartSetQuantity'],
    at: '*',
    edit: ({ data, sent, memory }) => {
      if (!Array.isArray(data)) {
        memory.set(`at ${String(sent.id)}`, Number(memory.get('clock') ?? 0) + 1);
        memory.set('clock', Number(memory.get('clock') ?? 0) + 1);
        return;
      }
      const changed = ({ id }: Tree) => Number(memory.get(`at ${String(id)}`) ?? 0);
      for (const group of data as Tree[])
        listIn(group, 'cartInfoList').sort((a, b) => changed(b) - changed(a));
    },
  },
  {
    // attrStatus: "The sku exists and has stock"
    name: 'a line without stock can be bought',
    about: 'state',
    on: ['cartList'],
    edit: ({ data }) => deep(data, (tree) => 'attrStatus' in tree && (tree.attrStatus = true)),
  },
  {
    // cartCount of pieces: lines that are not valid count? a count with a join over options
    name: 'pieces of the cart are counted up to nine of a line',
    about: 'count',
    on: ['cartCount', 'cartList'],
    at: '*',
    edit: ({ data, token, memory, query }) => {
      if (Array.isArray(data)) {
        if (query.get('isValid') !== 'true') return;
        let over = 0;
        deep(data, (tree) => 'cartNum' in tree && (over += Math.max(0, Number(tree.cartNum) - 9)));
        memory.set(token, over);
      } else if (query.get('type') === 'sum' || query.get('numType') === 'sum') {
        data.count = Math.max(0, Number(data.count) - Number(memory.get(token) ?? 0));
      }
    },
  },
  {
    // lastTotal: "How many are left, when limited"; decremented after the transaction, read from a replica
    name: 'how many coupons are left does not change',
    about: 'count',
    on: ['couponOffers'],
    at: '*',
    edit: eachRow((row, _at, { memory }) => {
      row.lastTotal = firstOf(memory, String(row.id), row.lastTotal);
    }),
  },
  {
    // endTime of a received coupon: `day` days from receipt; calendar days without the time
    name: 'a coupon for some days ends a day early',
    about: 'time',
    on: ['couponList'],
    at: '*',
    edit: eachRow((row) => {
      const end = Date.parse(`${String(row.endTime).replace(' ', 'T')}Z`);
      if (!Number.isNaN(end))
        row.endTime = new Date(end - 86_400_000).toISOString().slice(0, 19).replace('T', ' ');
    }),
  },
  {
    // orderCoupons: coupons that apply; minimum compared with the total and freight
    name: 'coupons are offered below their minimum',
    about: 'state',
    on: ['orderCoupons'],
    edit: (call) => {
      for (const row of rowsOf(call)) row.minPrice = money(cents(row.minPrice) + 100_000);
    },
  },
  {
    // couponPrice of the parts: shares of the discount; integer division leaves a cent
    name: 'the shares of a discount miss a cent',
    about: 'sum',
    on: ['orderDetail', 'orderList'],
    at: '*',
    edit: ({ data }) => {
      if (!('couponPrice' in data) || cents(data.couponPrice) === 0) return;
      data.couponPrice = money(cents(data.couponPrice) - 1);
      data.payPrice = money(cents(data.payPrice) + 1);
    },
  },
  {
    // totalNum: "Pieces in all"; count of lines
    name: 'pieces of an order in the list to pay are its lines',
    about: 'sum',
    on: ['awaitPayOrders'],
    edit: eachRow((row) => {
      const lines = parts(row).flatMap((part) => listIn(part, 'orderInfoList'));
      const own = listIn(row, 'orderInfoList');
      row.totalNum = lines.length + own.length || row.totalNum;
    }),
  },
  {
    // payTime: "When it was paid": NOW() in each read
    name: 'an order was paid when it is read',
    about: 'time',
    on: ['orderDetail', 'masterOrderDetail'],
    at: '*',
    edit: ({ data, nth }) => {
      const paid = Date.parse(`${String(data.payTime).replace(' ', 'T')}Z`);
      if (!Number.isNaN(paid))
        data.payTime = new Date(paid + nth * 1000).toISOString().slice(0, 19).replace('T', ' ');
    },
  },
  {
    // logisticsInfo: "oldest first"
    name: 'steps of a parcel are newest first',
    about: 'page',
    on: ['orderExpress'],
    edit: set('logisticsInfo', ({ data }) => {
      const text = String(data.logisticsInfo);
      if (!text.startsWith('[')) return data.logisticsInfo;
      return JSON.stringify((JSON.parse(text) as unknown[]).toReversed());
    }),
  },
  {
    // expNo, expName: as the list of orders has them; the parcel of another order
    name: 'the waybill of a parcel lost its leading letters',
    about: 'same',
    on: ['orderExpress'],
    at: '*',
    edit: set('expNo', ({ data }) => String(data.expNo).replace(/^[A-Z]+/, '')),
  },
  {
    // orderDelete: "deleted"; the flag is set on the master order only
    name: 'counts keep orders that were deleted or cancelled',
    about: 'count',
    on: ['orderCounts'],
    at: '*',
    edit: ({ data, token, memory }) => {
      for (const key of Object.keys(data)) {
        const most = Math.max(Number(memory.get(token + key) ?? 0), Number(data[key]));
        memory.set(token + key, most);
        data[key] = most;
      }
    },
  },
  {
    // sales: "Pieces sold"; the sum of a column of strings
    name: 'the pieces sold of a product are below those of its options',
    about: 'same',
    on: ['productDetail'],
    at: '*',
    edit: ({ data }) => {
      const info = data.productInfo as Tree;
      info.sales = Math.floor(Number(info.sales) / 2);
    },
  },
  {
    // browse: views; a counter that runs backwards after a restart of the cache
    name: 'views of a product fall with each visit',
    about: 'count',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, id, memory }) => {
      const info = data.productInfo as Tree;
      const first = Number(firstOf(memory, id, info.browse));
      const visits = Number(memory.get(`visits ${id}`) ?? 0) + 1;
      memory.set(`visits ${id}`, visits);
      info.browse = Math.max(0, first - visits);
    },
  },
  {
    // hotKeywords: texts of the shop in the language requested; one cache for all languages
    name: 'popular searches are in the language of the first caller',
    about: 'text',
    on: ['hotKeywords'],
    at: '*',
    respond: (() => {
      let first: string | null = null;
      return (text, res, request) => {
        if (!request.path.includes('keyword')) return false;
        first ??= text;
        if (first === text) return false;
        request.pass(res, first);
      };
    })(),
  },
];
