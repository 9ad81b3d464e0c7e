import { orderNumber, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

/** The address calls the refund's number `orderNo`. */
export const refundSearch = searchParams({ orderNo: required(orderNumber) }, ({ orderNo }) => ({
  refundNo: orderNo,
}));
