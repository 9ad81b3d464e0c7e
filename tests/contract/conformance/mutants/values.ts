/** Forms of values on the wire. */
const AMOUNT = /^-?\d+\.\d\d$/;
const STAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

const isString = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isAmount = (value: unknown): value is string => isString(value) && AMOUNT.test(value);
export const isStamp = (value: unknown): value is string => isString(value) && STAMP.test(value);
export const isText = (value: unknown): value is string =>
  isString(value) && value !== '' && !AMOUNT.test(value) && !STAMP.test(value);
export const isAddress = (value: unknown): value is string =>
  isString(value) && /^https?:\/\/.+\//.test(value);
export const hasRows =
  (least: number) =>
  (value: unknown): value is unknown[] =>
    Array.isArray(value) && value.length >= least;
