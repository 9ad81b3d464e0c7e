/**
 * How many servers of shops a call has passed on its way to the backend. If API_TARGET leads back to the shop, it would be sent
 * on until no connections are left; a shop may use another one as its backend.
 */
export const HOPS = 'x-storefront-hops';
/** A call with as many goes in a circle. */
export const MOST_HOPS = 3;
