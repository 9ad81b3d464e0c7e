
/**
 * Decimal number that is no amount of money (weight in kilograms, volume in cubic metres), sent as text.
 * @pattern ^-?\d+(\.\d+)?$
 */
export type Decimal = string;
