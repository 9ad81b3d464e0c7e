import type { Address } from '#generated/model/address.ts';

/** Maximum lengths in an order. The address book allows more, but backends then fail to create the order. */
export const ORDER_LIMITS = { realName: 32, phone: 18, detail: 100 } as const;

type Limited = Pick<Address, keyof typeof ORDER_LIMITS>;

/** The fields of an address that are too long for an order. */
export const fieldsTooLong = (address: { [Name in keyof Limited]?: string | null | undefined }) =>
  (Object.keys(ORDER_LIMITS) as (keyof Limited)[]).filter(
    (name) => (address[name]?.length ?? 0) > ORDER_LIMITS[name],
  );
