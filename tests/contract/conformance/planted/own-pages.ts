import { eachRow, type PlantedFault, rowsOf, set, type Tree } from './plant.ts';

const byText = (key: string) => (one: Tree, other: Tree) =>
  String(one[key]) < String(other[key]) ? -1 : 1;
const reachesEnd = (rows: readonly Tree[], limit: string | null) => rows.length === Number(limit);

/** Pages, filters and sorts. */
export const OWN_PAGES: readonly PlantedFault[] = [
  {
    name: 'the total is the number of rows of the page',
    about: 'page',
    on: ['productList'],
    edit: set('total', (call) => rowsOf(call).length),
  },
  {
    name: 'the number of pages is the total',
    about: 'page',
    on: ['collectProductList', 'merchantStreet'],
    edit: set('pages', ({ data }) => data.total),
  },
  {
    name: 'every page says it is the first',
    about: 'page',
    on: ['productList', 'orderList', 'pointsList'],
    edit: set('pageNum', () => 1),
  },
  {
    name: 'the size of a page is the number of its rows',
    about: 'page',
    on: ['couponList'],
    edit: set('pageSize', (call) => rowsOf(call).length),
  },
  {
    name: 'the last row of a full page is left out',
    about: 'page',
    on: ['orderList'],
    edit: (call) => {
      if (reachesEnd(rowsOf(call), call.query.get('limit'))) rowsOf(call).pop();
    },
  },
  {
    name: 'the last page lacks its last row',
    about: 'page',
    on: ['merchantStreet', 'merchantSearch'],
    edit: (call) => {
      if (call.data.pageNum === call.data.pages && rowsOf(call).length > 1) rowsOf(call).pop();
    },
  },
  {
    name: 'a page shows at most ten rows',
    about: 'page',
    on: ['couponOffers', 'productReviews'],
    edit: (call) => void (call.data.list = rowsOf(call).slice(0, 10)),
  },
  {
    name: 'the total is one too high',
    about: 'page',
    on: ['refundList', 'addressList', 'awaitPayOrders'],
    edit: set('total', ({ data }) => Number(data.total) + 1),
  },
  {
    name: 'a row is twice on a page',
    about: 'page',
    on: ['storeProducts'],
    edit: (call) => {
      const rows = rowsOf(call);
      if (rows.length > 2) rows[1] = { ...rows[0] };
    },
  },
  {
    name: 'the order of rows changes from call to call',
    about: 'page',
    on: ['productList'],
    edit: (call) => {
      if (call.nth % 2 === 0 && !call.query.get('priceOrder') && !call.query.get('salesOrder'))
        rowsOf(call).reverse();
    },
  },
  {
    name: 'prices are sorted as texts',
    about: 'filter',
    on: ['productList', 'storeProducts'],
    edit: (call) => {
      if (call.query.get('priceOrder') === 'asc') rowsOf(call).sort(byText('price'));
    },
  },
  {
    name: 'sales are sorted without the virtual ones',
    about: 'filter',
    on: ['productList'],
    edit: (call) => {
      if (call.query.get('salesOrder') === 'desc')
        rowsOf(call).sort((one, other) => Number(other.sales) - Number(one.sales));
    },
  },
  {
    name: 'descending prices come in ascending order',
    about: 'filter',
    on: ['storeProducts'],
    edit: (call) => {
      if (call.query.get('priceOrder') === 'desc') rowsOf(call).reverse();
    },
  },
  {
    name: 'a row below the minimum price',
    about: 'filter',
    on: ['productList'],
    edit: (call) => {
      const least = call.query.get('minPrice');
      const [first] = rowsOf(call);
      if (least && first) first.price = (Number(least) - 0.01).toFixed(2);
    },
  },
  {
    name: 'a row above the maximum price',
    about: 'filter',
    on: ['storeProducts'],
    edit: (call) => {
      const most = call.query.get('maxPrice');
      const [first] = rowsOf(call);
      if (most && first) first.price = (Number(most) + 1).toFixed(2);
    },
  },
  {
    name: 'stores of another type in a list of one type',
    about: 'filter',
    on: ['merchantSearch'],
    edit: eachRow((row, at, { query }) => {
      if (query.get('typeId') && at === 0) row.typeId = Number(query.get('typeId')) + 1;
    }),
  },
  {
    name: 'stores of others in the list of own stores',
    about: 'filter',
    on: ['merchantSearch'],
    edit: eachRow((row, at, { query }) => {
      if (query.get('isSelf') === 'true' && at === 0) row.isSelf = false;
    }),
  },
  {
    name: 'coupons of another use in a list of one use',
    about: 'filter',
    on: ['couponOffers'],
    edit: eachRow((row, at, { query }) => {
      if (at === 0) row.useType = (Number(query.get('useType')) % 3) + 1;
    }),
  },
  {
    name: 'good reviews among the bad ones',
    about: 'filter',
    on: ['productReviews'],
    edit: eachRow((row, _, { query }) => {
      if (query.get('type') === '3') row.star = 5;
    }),
  },
  {
    name: 'used coupons among the usable ones',
    about: 'filter',
    on: ['couponList'],
    edit: eachRow((row, at, { query }) => {
      if (query.get('type') === 'usable' && at === 0) row.status = 1;
    }),
  },
  {
    name: 'shipped orders in the list of orders to ship',
    about: 'filter',
    on: ['orderList'],
    edit: eachRow((row, at, { query }) => {
      if (query.get('type') === '1' && at === 0) row.status = 2;
    }),
  },
  {
    name: 'paid orders among the unpaid ones',
    about: 'filter',
    on: ['awaitPayOrders'],
    edit: eachRow((row) => void (row.paid = true)),
  },
  {
    name: 'the best-selling products in ascending order',
    about: 'filter',
    on: ['productLeaderboard'],
    edit: (call) => void rowsOf(call).reverse(),
  },
  {
    name: 'expired coupons among those for an order',
    about: 'filter',
    on: ['orderCoupons'],
    edit: eachRow((row) => void (row.status = 2)),
  },
];
