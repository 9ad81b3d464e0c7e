
/**
 * Decimal amount as text, or null when it is not known.
 * @nullable
 * @pattern ^-?\d+(\.\d{1,2})?$
 */
export type NullableMoney = string | null;
