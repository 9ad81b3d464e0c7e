import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { operations } from '#generated/operations.ts';
import { HomeActivitiesResponse } from '#generated/zod/home/home.zod.ts';
import {
  ProductCategoriesResponse,
  ProductListResponse,
} from '#generated/zod/product/product.zod.ts';
import { MerchantSearchResponse } from '#generated/zod/stores/stores.zod.ts';
import { paths } from '#/lib/paths.ts';
import { routes } from '#/routes.ts';

const PAGE_SIZE = 200;
const TIMEOUT_MS = 15_000;

interface Validator<T> {
  safeParse: (value: unknown) => {
    data?: T;
    error?: { issues: { code: string; path: PropertyKey[]; message: string }[] };
  };
}

/** Calls a backend and returns the validated `data`; additional fields are ignored. */
async function read<T extends { data: unknown }>(
  api: string,
  id: 'homeActivities' | 'productCategories' | 'productList' | 'merchantSearch',
  validator: Validator<T>,
  query = '',
): Promise<T['data']> {
  const url = api.replace(/\/+$/, '') + operations[id].path + query;
  const answer = await fetch(url, {
    headers: { Accept: 'application/json', 'Form-type': 'pc' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const envelope = (await answer.json()) as T;
  const issue = validator
    .safeParse(envelope)
    .error?.issues.find(({ code }) => code !== 'unrecognized_keys');
  if (issue)
    throw new Error(`${url} breaks the contract at ${issue.path.join('.')}: ${issue.message}`);
  return envelope.data;
}

const idsOf = (nodes: readonly CategoryNode[]): number[] =>
  nodes.flatMap(({ id, childList }) => [id, ...idsOf(childList)]);

/** Ids of all entries of a paginated list. */
async function idsInPages(
  page: (query: string) => Promise<{ list: { id: number }[]; total: number }>,
): Promise<number[]> {
  const ids = new Set<number>();
  for (let number = 1; ; number += 1) {
    const { list, total } = await page(`?page=${number}&limit=${PAGE_SIZE}`);
    const before = ids.size;
    for (const { id } of list) ids.add(id);
    // A backend may return fewer rows than the limit, or repeat its last page.
    if (ids.size >= total || ids.size === before) return [...ids];
  }
}

/** Paths of all public pages, without language prefix. */
export async function collectPaths(api: string): Promise<string[]> {
  const [tree, activities, products, stores] = await Promise.all([
    read(api, 'productCategories', ProductCategoriesResponse),
    read(api, 'homeActivities', HomeActivitiesResponse),
    idsInPages((query) => read(api, 'productList', ProductListResponse, query)),
    idsInPages((query) => read(api, 'merchantSearch', MerchantSearchResponse, query)),
  ]);
  return [
    ...routes.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
    ...activities.map(({ id }) => paths.activity({ id })),
    ...idsOf(tree as CategoryNode[]).map((cid) => paths.search({ cid })),
    ...products.map((id) => paths.product(id)),
    ...stores.map((id) => paths.store(id)),
  ];
}
