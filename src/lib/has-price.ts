import { toMinor } from '#/lib/money.ts';

/** Whether a product has a price, if only an unknown one: without a price, the wire has 0. */
export const hasPrice = ({ price }: { price: string }): boolean => !(toMinor(price) <= 0);
