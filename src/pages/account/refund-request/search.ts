import { orderNumber, required } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const refundRequestSearch = searchParams({ orderNo: required(orderNumber) });
