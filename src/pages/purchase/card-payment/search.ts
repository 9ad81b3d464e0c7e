import { orderNumber, validIfAny } from '#/router/parsers.ts';
import { searchParams } from '#/router/search-params.ts';

export const cardPaymentSearch = searchParams({ orderNo: validIfAny(orderNumber) });
