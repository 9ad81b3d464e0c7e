import { productStock } from '#mocks/market/stock.ts';
import { acting, eachRow, envelopes, isTree, listed, type PlantedFault, rowsOf } from './plant.ts';

/** Lists, filters, counts and configuration. Before each name: what the fault breaks. */
export const SIXTH_LISTS: readonly PlantedFault[] = [
  {
    // minPrice: "Lowest price, inclusive"
    name: 'the lowest price of a search is exclusive',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) =>
      query.minPrice === undefined
        ? rows
        : rows.filter(({ price }) => Number(price) > Number(query.minPrice)),
    ),
  },
  {
    // priceOrder: "Sort by price"
    name: 'the prices of a store are sorted as texts',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query }) => {
      if (!query.priceOrder || query.salesOrder) return rows;
      const sorted = rows.toSorted((a, b) => (String(a.price) < String(b.price) ? -1 : 1));
      return query.priceOrder === 'desc' ? sorted.toReversed() : sorted;
    }),
  },
  {
    // keyword: "Text contained in the name or the keywords of a product"
    name: 'percent and underscore are wildcards of a search',
    about: 'filter',
    on: ['productList'],
    market: listed('productList', ({ rows, query, others }) =>
      /[%_]/.test(String(query.keyword ?? '')) ? others({ keyword: undefined }) : rows,
    ),
  },
  {
    // cid: "Id of a category of the store, of any level"
    name: 'a category of a store with children has only its own products',
    about: 'filter',
    on: ['storeProducts'],
    at: '*',
    market: listed('storeProducts', ({ rows, query, market }) => {
      const store = market.catalogue.merchants.find(({ id }) => id === query.merId);
      if (!store?.categories.some(({ pid }) => pid !== 0 && pid === query.cid)) return rows;
      return rows.filter(({ id }) =>
        market.catalogue.products
          .find((product) => product.id === id)
          ?.storeCategoryIds.includes(Number(query.cid)),
      );
    }),
  },
  {
    // cid: "0 is no filter"
    name: 'no product is in the category 0',
    about: 'page',
    on: ['productList'],
    market: listed('productList', ({ rows, query }) => (query.cid === 0 ? [] : rows)),
  },
  {
    // homeProducts: "Sellable products with stock"
    name: 'sold-out products are among the recommended ones',
    about: 'filter',
    on: ['homeProducts'],
    at: '*',
    market: acting('homeProducts', async (ask, market, hit) => {
      const { catalogue, state } = ask.market;
      const soldOut = catalogue.products.filter((one) => productStock(ask.market, one) === 0);
      const before = state.restocked;
      state.restocked = {
        ...before,
        ...Object.fromEntries(
          soldOut.flatMap(({ skus }) => skus.map(({ id }) => [id, 1 + (state.sold[id] ?? 0)])),
        ),
      };
      const data = await market(ask);
      state.restocked = before;
      if (data.list.some(({ id }) => soldOut.some((one) => one.id === id))) hit();
      return data;
    }),
  },
  {
    // ReviewFilter: "2 to 4 stars"
    name: 'the medium reviews end below 4 stars',
    about: 'count',
    on: ['productReviews'],
    at: '*',
    market: listed('productReviews', ({ rows, query }) =>
      query.type === 2 ? rows.filter(({ star }) => Number(star) < 4) : rows,
    ),
  },
  {
    // nickname: "masked with asterisks"
    name: 'the nickname of a new review is not masked',
    about: 'secret',
    on: ['productReviews'],
    market: acting('productReviews', async (ask, market, hit) => {
      const data = await market(ask);
      const list = data.list.map((row) => {
        const user = ask.market.state.users.find(({ id }) => id === row.uid);
        if (!user || row.nickname === user.nickname) return row;
        hit();
        return { ...row, nickname: user.nickname };
      });
      return { ...data, list };
    }),
  },
  {
    // activityProducts: "in the order set for the activity", as in homeActivities: "its first sellable products"
    name: 'the products of an activity are sorted by their ids',
    about: 'same',
    on: ['activityProducts', 'homeActivities'],
    at: '*',
    market: listed('activityProducts', ({ rows }) =>
      rows.toSorted((a, b) => Number(a.proId) - Number(b.proId)),
    ),
  },
  {
    // GoodReviewShare: "a fraction with two decimals, `0` without reviews"
    name: 'the share of good reviews of none is NaN',
    about: 'form',
    on: ['productReviewCount', 'productReviewDigest'],
    edit: ({ data }) => {
      if (data.sumCount === 0) data.replyChance = 'NaN';
    },
  },
  {
    // stock: "Pieces left"
    name: 'a sold-out sku has 4294967295 pieces',
    about: 'sum',
    on: ['productDetail'],
    edit: ({ data }) => {
      for (const sku of Object.values(data.productValue ?? {}).filter(isTree))
        if (sku.stock === 0) sku.stock = 4_294_967_295;
    },
  },
  {
    // isSelf: "or only the others"
    name: 'only the stores of others are all stores',
    about: 'filter',
    on: ['merchantSearch'],
    market: listed('merchantSearch', ({ rows, query, others }) =>
      query.isSelf === false ? others({ isSelf: undefined }) : rows,
    ),
  },
  {
    // merchantStreet: "All open stores"
    name: 'closed stores stay in the street',
    about: 'filter',
    on: ['merchantStreet'],
    at: '*',
    market: acting('merchantStreet', async (ask, market, hit) => {
      const closed = ask.market.state.closedStores;
      ask.market.state.closedStores = [];
      const data = await market(ask);
      ask.market.state.closedStores = closed;
      if (closed.length > 0) hit();
      return data;
    }),
  },
  {
    // collectNum: "Shoppers who follow the store"
    name: 'the followers of a store never become fewer',
    about: 'count',
    on: ['merchantDetail', 'collectMerchantCancel'],
    at: '*',
    market: (hit) => {
      const most = new Map<number, number>();
      return acting('merchantDetail', async (ask, market) => {
        const data = await market(ask);
        const collectNum = Math.max(data.collectNum, most.get(ask.params.id) ?? 0);
        most.set(ask.params.id, collectNum);
        if (collectNum !== data.collectNum) hit();
        return { ...data, collectNum };
      })(hit);
    },
  },
  {
    // storeProducts: "An unknown store has no products"
    name: 'an unknown store has the products of the first one',
    about: 'filter',
    on: ['storeProducts'],
    market: listed('storeProducts', ({ rows, query, market, others }) =>
      market.catalogue.merchants.some(({ id }) => id === query.merId) ? rows : others({ merId: 1 }),
    ),
  },
  {
    // collectProductList: "Products off the shelf are left out, of the total too"
    name: 'the total of the wish list counts products off the shelf',
    about: 'page',
    on: ['collectProductList'],
    market: acting('collectProductList', async (ask, market, hit) => {
      const data = await market(ask);
      const { collectedProducts } = ask.market.state;
      const total = collectedProducts.filter(({ userId }) => userId === ask.user?.id).length;
      if (total !== data.total) hit();
      return { ...data, total };
    }),
  },
  {
    // payCurrency: "As `shopPayCurrency` of homeIndex"
    name: 'the currency of the mobile client has another symbol',
    about: 'same',
    on: ['payCurrency'],
    at: '*',
    respond: envelopes((envelope) => {
      if (envelope.code !== 200) return false;
      envelope.data = String(envelope.data).replace(/"symbol":"[^"]*"/, '"symbol":"€"');
      return undefined;
    }),
  },
  {
    // imageDomain: "Pictures in answers already include it"
    name: 'the domain of pictures is the one before',
    about: 'same',
    on: ['imageDomain'],
    at: '*',
    respond: envelopes((envelope) => {
      if (envelope.code !== 200) return false;
      envelope.data = 'https://old.lychee.example';
      return undefined;
    }),
  },
  {
    // refundStatus: "Refused by the merchant. Final."
    name: 'the list of refunds shows the newest state of the order in each row',
    about: 'state',
    on: ['refundList'],
    at: '*',
    edit: (call) => {
      const newest = new Map(
        rowsOf(call)
          .toReversed()
          .map((row) => [row.merOrderNo, row.refundStatus]),
      );
      eachRow((row) => (row.refundStatus = newest.get(row.merOrderNo)))(call);
    },
  },
  {
    // settledIntegral: "frozen ones not counted"
    name: 'frozen points count as earned',
    about: 'sum',
    on: ['pointsAccount'],
    at: '*',
    edit: ({ data }) => {
      data.settledIntegral = Number(data.settledIntegral) + Number(data.freezeIntegral);
      data.useIntegral = Number(data.useIntegral) + Number(data.freezeIntegral);
    },
  },
  {
    // myReviews: "Reviews of deleted orders are included"
    name: 'reviews of deleted orders are missing',
    about: 'state',
    on: ['myReviews', 'orderDelete'],
    at: '*',
    market: listed('myReviews', ({ rows, market }) =>
      rows.filter(
        ({ merOrderNo }) =>
          !market.state.merchantOrders.find(({ no }) => no === merOrderNo)?.deletedByUser,
      ),
    ),
  },
  {
    // collectCount: "followed stores are not counted"
    name: 'the count of wishes counts followed stores',
    about: 'count',
    on: ['userInfo'],
    market: acting('userInfo', async (ask, market, hit) => {
      const data = await market(ask);
      const follows = ask.market.state.followedMerchants.filter(
        ({ userId }) => userId === ask.user?.id,
      );
      if (follows.length > 0) hit();
      return { ...data, collectCount: data.collectCount + follows.length };
    }),
  },
];
