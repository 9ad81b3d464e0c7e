import type { Address } from '#generated/model/address.ts';

/**
 * Characters of an address in an order. The address book stores more, and the order then fails with an SQL error.
 * Source: recordings 380 to 382.
 */
export const ORDER_LIMITS = { realName: 32, phone: 18, detail: 100 } as const;

type Limited = Pick<Address, keyof typeof ORDER_LIMITS>;

/** The fields of an address that are too long for an order. Source: recordings 380 to 382. */
export const fieldsTooLong = (address: { [Name in keyof Limited]?: string | null | undefined }) =>
  (Object.keys(ORDER_LIMITS) as (keyof Limited)[]).filter(
    (name) => (address[name]?.length ?? 0) > ORDER_LIMITS[name],
  );

/** Characters of a country. Source: fact sheet of orders, limits of an address. */
export const LONGEST_COUNTRY = 20;

/** Post codes are stored as 32-bit integers. Source: fact sheet of orders, address. */
export const LARGEST_POST_CODE = 2_147_483_647;

/** Lifetime of a pre-order, ms. Source: fact sheet of orders, life of a pre-order. */
export const PRE_ORDER_LIFE_MS = 5 * 60_000;

/** Unpaid orders are cancelled by a job of every minute, not at their deadline. Source: fact sheet of orders, time-out. */
export const OVERDUE_POLL_MS = 20_000;
