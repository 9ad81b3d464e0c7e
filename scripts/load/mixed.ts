import { LANGUAGES, LOCALES } from '#/i18n/languages.ts';

const PRODUCTS = 60;

const KINDS: ((index: number) => string)[] = [
  (index) => `/goods/goods_search?title=word${index}`,
  (index) => `/goods_detail/${1001 + (index % PRODUCTS)}?campaign=${index}`,
  (index) => `/goods/goods_search?cid=${1 + (index % 40)}&page=${index}`,
  (index) => `/merchant/merchant/home?id=${1 + (index % 12)}`,
  (index) => `/goods_detail/${900_000 + index}`,
  (index) => `/no/such/page/${index}`,
  (index) => `/merchant/merchant/category?id=${1 + (index % 12)}&title=word${index}`,
  (index) => `/?utm_source=${index}`,
];

/** Different addresses of products, searches, stores, missing pages and home pages, in all languages. */
export function mixedPath(index: number): string {
  const { prefix } = LANGUAGES[LOCALES[index % LOCALES.length] ?? 'en'];
  const path = KINDS[Math.floor(index / LOCALES.length) % KINDS.length]?.(index) ?? '/';
  return prefix + path;
}
