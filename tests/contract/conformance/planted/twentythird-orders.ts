import { couponOf } from '#mocks/market/lookups.ts';
import { partsOf } from '#mocks/market/order-queries.ts';
import { acting, listed, listIn, type PlantedFault } from './plant.ts';
import { reading, refusing } from './sixth-shared.ts';

const LONGEST_NOTE = 255;
const HOURS = 8 * 3_600_000;

/** Cart, coupons, orders, payments, points, refunds, reviews. Before each name: what the fault breaks. */
export const TWENTYTHIRD_ORDERS: readonly PlantedFault[] = [
  {
    // the loop returns
    name: 'of two items the second one is lost if the first is in the cart',
    about: 'sum',
    on: ['cartSave'],
    at: '*',
    market: reading('cartSave', (body, { market, user }) => {
      const isThere = market.state.cart.some(
        ({ userId, skuId }) => userId === user?.id && skuId === body[0]?.productAttrUnique,
      );
      return isThere ? body.slice(0, 1) : body;
    }),
  },
  {
    // size() == ids.size()
    name: 'one unknown line keeps the others from being removed',
    about: 'refused',
    on: ['cartDelete'],
    at: '*',
    market: refusing('cartDelete', ({ market, body, user }) => {
      const own = market.state.cart.filter(
        ({ id, userId }) => userId === user?.id && body.ids.includes(id),
      );
      return own.length > 0 && own.length < new Set(body.ids).size;
    }),
  },
  {
    // <if test="isValid">
    name: 'pieces of invalid lines are counted with the valid ones',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    market: acting('cartCount', async (ask, market, hit) => {
      const data = await market(ask);
      if (ask.query.type !== 'sum' || !ask.query.numType) return data;
      const others = await market({ ...ask, query: { ...ask.query, numType: false } });
      if (others.count > 0) hit();
      return { count: data.count + others.count };
    }),
  },
  {
    // total_price with freight
    name: 'coupons for a pre-order are those whose minimum is met with the freight',
    about: 'filter',
    on: ['orderCoupons'],
    at: '*',
    market: acting('orderCoupons', async (ask, market, hit) => {
      const data = await market(ask);
      const pre = ask.market.state.preOrders.find(({ no }) => no === ask.params.preOrderNo);
      const lines = pre?.lines ?? [];
      const freight = lines.reduce((sum, { postage, quantity }) => sum + postage * quantity, 0);
      const all = lines.reduce((sum, { price, quantity }) => sum + price * quantity, freight);
      const more = ask.market.state.userCoupons.filter((mine) => {
        const { minPrice, useType, merId } = couponOf(ask.market, mine.couponId);
        return (
          mine.userId === ask.user?.id &&
          mine.status === 0 &&
          useType === 1 &&
          minPrice <= all &&
          minPrice > all - freight &&
          ask.market.catalogue.products.some(
            (product) => product.merId === merId && lines[0]?.productId === product.id,
          )
        );
      });
      if (more.length === 0) return data;
      hit();
      const stamp = (time: number) => new Date(time + HOURS).toISOString().slice(0, 10);
      return [
        ...data,
        ...more.map(({ id, couponId, start, end }) => {
          const coupon = couponOf(ask.market, couponId);
          return {
            id,
            couponId,
            name: coupon.name[ask.lang],
            money: (coupon.money / 100).toFixed(2),
            minPrice: (coupon.minPrice / 100).toFixed(2),
            status: 0 as const,
            startTime: stamp(start),
            endTime: stamp(end),
            useTime: null,
            useType: coupon.useType,
          };
        }),
      ];
    }),
  },
  {
    // couponId != null
    name: 'the coupon 0 is looked up',
    about: 'refused',
    on: ['orderPrice'],
    market: refusing('orderPrice', ({ body }) => body.couponId === 0),
  },
  {
    // TreeMap
    name: 'stores of a pre-order are in the order of their numbers',
    about: 'page',
    on: ['preOrderDetail'],
    edit: ({ data }) => {
      listIn(data, 'orderList').sort((a, b) => Number(a.merId) - Number(b.merId));
    },
  },
  {
    // varchar(255)
    name: 'a note to the merchants keeps 255 characters',
    about: 'kept',
    on: ['orderCreate'],
    at: '*',
    market: reading('orderCreate', (body) => ({
      ...body,
      ...(body.mark !== undefined && { mark: body.mark.slice(0, LONGEST_NOTE) }),
    })),
  },
  {
    // NOT EXISTS review
    name: 'an order whose lines are all reviewed is not among the completed ones',
    about: 'page',
    on: ['orderList'],
    at: '*',
    market: listed('orderList', ({ rows, query }) =>
      Number(query.type) === 3
        ? rows.filter((row) => listIn(row, 'orderInfoList').some(({ isReply }) => !isReply))
        : rows,
    ),
  },
  {
    // only the first line
    name: 'a cancelled order gives back the pieces of its first line only',
    about: 'sum',
    on: ['orderCancel'],
    at: '*',
    market: acting('orderCancel', async (ask, market, hit) => {
      const master = ask.market.state.masterOrders.find(({ no }) => no === ask.params.orderNo);
      const wasOpen = master !== undefined && !master.cancelled && master.userId === ask.user?.id;
      const data = await market(ask);
      if (!wasOpen) return data;
      for (const { skuId, quantity } of partsOf(ask.market, master.no)
        .flatMap(({ lines }) => lines)
        .slice(1)) {
        const { sold } = ask.market.state;
        sold[skuId] = (sold[skuId] ?? 0) + quantity;
        hit();
      }
      return data;
    }),
  },
];
