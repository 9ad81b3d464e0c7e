/**
 * Marks the calls of a shop's server to the backend. One that arrives at a shop's server has gone in a circle: API_TARGET leads
 * back to it, and it would be sent on until no connections are left.
 */
export const OWN_CALL = 'x-storefront-call';
