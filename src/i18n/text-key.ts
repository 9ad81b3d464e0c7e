import type { ParseKeys } from 'i18next';

/** Key of a text in `locales/`, e.g. `cart.selectAll`. The base of a plural key is a key, too. */
export type TextKey = ParseKeys;
