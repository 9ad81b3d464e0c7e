import { acting, eachRow, type PlantedFault } from './plant.ts';
import { afterwards, reading, refusing } from './sixth-shared.ts';

const DAY = 86_400_000;

/** Written when the rules for the twenty-third were made, and planted once. Before each name: what the fault breaks. */
export const TWENTYFOURTH: readonly PlantedFault[] = [
  {
    // if (line.skuId.equals(unique)) return
    name: 'the same option again does not change the pieces of a line',
    about: 'sum',
    on: ['cartReselect'],
    at: '*',
    market: reading('cartReselect', (body, { market }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      return line?.skuId === body.unique ? { ...body, num: line.quantity } : body;
    }),
  },
  {
    // WHERE product_id
    name: 'pieces of a line are those of the other options of its product, too',
    about: 'sum',
    on: ['cartSetQuantity'],
    at: '*',
    market: afterwards('cartSetQuantity', ({ market, body, user }) => {
      const line = market.state.cart.find(({ id }) => id === body.id);
      const others = market.state.cart.filter(
        ({ id, userId, productId, quantity }) =>
          id !== line?.id &&
          userId === user?.id &&
          productId === line?.productId &&
          quantity !== line.quantity,
      );
      for (const other of others) other.quantity = body.number;
      return others.length > 0;
    }),
  },
  {
    // plusDays(day - 1)
    name: 'a coupon is valid a day less than it says',
    about: 'time',
    on: ['couponReceive'],
    at: '*',
    market: afterwards('couponReceive', ({ market, body, user }) => {
      const mine = market.state.userCoupons.find(
        ({ couponId, userId }) => couponId === body.couponId && userId === user?.id,
      );
      const coupon = market.catalogue.coupons.find(({ id }) => id === body.couponId);
      if (!mine || !coupon || coupon.useEnd !== null) return false;
      mine.end -= DAY;
      return true;
    }),
  },
  {
    // startPage of the second query
    name: 'coupons that cannot be used are unused on the second page',
    about: 'same',
    on: ['couponList'],
    market: acting('couponList', async (ask, market, hit) => {
      const data = await market(ask);
      if (Number(ask.query.page ?? 1) < 2 || ask.query.type !== 'unusable') return data;
      if (data.list.length > 0) hit();
      return { ...data, list: data.list.map((row) => ({ ...row, status: 0 as const })) };
    }),
  },
  {
    // WHERE master_no
    name: 'the deletion of one part of an order deletes the completed others',
    about: 'state',
    on: ['orderDelete'],
    at: '*',
    market: afterwards('orderDelete', ({ market, params }) => {
      const { merchantOrders } = market.state;
      const one = merchantOrders.find(({ no }) => no === params.orderNo);
      const others = merchantOrders.filter(
        ({ masterNo, deletedByUser }) => masterNo === one?.masterNo && !deletedByUser,
      );
      for (const other of others) other.deletedByUser = true;
      return others.length > 0;
    }),
  },
  {
    // a join to the address book
    name: 'an order shows its address as it is now',
    about: 'kept',
    on: ['masterOrderDetail'],
    at: '*',
    market: acting('masterOrderDetail', async (ask, market, hit) => {
      const data = await market(ask);
      const { masterOrders, addresses } = ask.market.state;
      const order = masterOrders.find(({ no }) => no === ask.params.orderNo);
      const address = addresses.find(({ id }) => id === order?.addressId);
      if (!address || address.realName === data.realName) return data;
      hit();
      return { ...data, realName: address.realName };
    }),
  },
  {
    // stock <= num
    name: 'the last piece of an option cannot be bought',
    about: 'refused',
    on: ['preOrderCreate'],
    at: '*',
    market: refusing('preOrderCreate', ({ market, body }) => {
      const [item] = body.orderDetails;
      const sku = market.catalogue.products
        .flatMap(({ skus }) => skus)
        .find(({ id }) => id === item?.attrValueId);
      const { sold, restocked } = market.state;
      return (
        body.preOrderType === 'buyNow' &&
        sku !== undefined &&
        sku.stock + (restocked[sku.id] ?? 0) - (sold[sku.id] ?? 0) === item?.productNum
      );
    }),
  },
  {
    // three columns
    name: 'a request for a refund keeps two pictures',
    about: 'kept',
    on: ['refundApply'],
    at: '*',
    market: reading('refundApply', (body) => ({
      ...body,
      ...(body.refund_reason_wap_img !== undefined && {
        refund_reason_wap_img: body.refund_reason_wap_img.split(',').slice(0, 2).join(','),
      }),
    })),
  },
  {
    // @Cacheable("refunds")
    name: 'rows of refunds have the state in which the list showed them first',
    about: 'state',
    on: ['refundList'],
    at: '*',
    edit: eachRow((row, _at, { memory }) => {
      const key = String(row.refundOrderNo);
      if (!memory.has(key)) memory.set(key, row.refundStatus);
      row.refundStatus = memory.get(key);
    }),
  },
];
