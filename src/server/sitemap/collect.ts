import { operations } from '#generated/operations.ts';
import { noop } from '#/lib/noop.ts';
import { fieldsOf, parseJson } from '#/lib/parse-json.ts';
import { paths } from '#/lib/paths.ts';
import { routes } from '#/routes.ts';
import { type AnswerReader, answerReader } from '../answers.ts';

const PAGE_SIZE = 200;
const TIMEOUT_MS = 15_000;
/** Pages read of one list: a million rows. A backend whose pages do not end is not read on and on. */
const MOST_PAGES = 5000;

interface Backend {
  /** its origin */
  api: string;
  answers: AnswerReader;
}

/** Calls a backend and returns `data`. Only what the sitemap needs is validated, so that one bad product does not end it. */
async function read(
  { api, answers }: Backend,
  id: 'homeActivities' | 'productCategories' | 'productList' | 'merchantSearch',
  query = '',
): Promise<unknown> {
  const url = api.replace(/\/+$/, '') + operations[id].path + query;
  const headers = { Accept: 'application/json', 'Form-type': 'pc' };
  const calls = answers.open(AbortSignal.timeout(TIMEOUT_MS), noop);
  const answer = await calls.call(new Request(url, { headers })).finally(calls.close);
  const { code, data } = fieldsOf(parseJson(await answer.text()));
  if (code !== 200) throw new Error(`${url} answered with code ${String(code)}`);
  return data;
}

function listOf(data: unknown, id: string): unknown[] {
  if (!Array.isArray(data)) throw new Error(`${id} breaks the contract: it has no list`);
  return data;
}

/** Ids of the rows that have one. */
const idsOf = (rows: readonly unknown[]): number[] =>
  rows
    .map((row) => fieldsOf(row).id)
    .filter((id): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0);

/** Ids of a tree of categories. */
const idsInTree = (nodes: readonly unknown[]): number[] =>
  nodes.flatMap((node) => {
    const { childList } = fieldsOf(node);
    return [...idsOf([node]), ...idsInTree(Array.isArray(childList) ? childList : [])];
  });

/** Ids of a paginated list, page by page. Rows that move to the next page while the list is read are not repeated. */
async function* idsInPages(
  backend: Backend,
  id: 'productList' | 'merchantSearch',
): AsyncGenerator<number[]> {
  let before = new Set<number>();
  for (let number = 1, seen = 0; number <= MOST_PAGES; number += 1) {
    const { list, total } = fieldsOf(await read(backend, id, `?page=${number}&limit=${PAGE_SIZE}`));
    const ids = idsOf(listOf(list, id));
    const fresh = ids.filter((one) => !before.has(one));
    yield fresh;
    seen += fresh.length;
    // A backend may return fewer rows than the limit, or repeat its last page.
    if (fresh.length === 0 || seen >= Number(total)) return;
    before = new Set(ids);
  }
}

/**
 * Paths of all public pages, without language prefix, in parts of at most a few hundred: one page of the backend's lists
 * is in memory at a time. Calls the backend in sequence. Throws if it fails.
 */
export async function* publicPaths(
  api: string,
  answers: AnswerReader = answerReader(),
): AsyncGenerator<string[]> {
  const backend = { api, answers };
  yield routes.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);
  const activities = await read(backend, 'homeActivities');
  yield idsOf(listOf(activities, 'homeActivities')).map((id) => paths.activity({ id }));
  const tree = await read(backend, 'productCategories');
  yield idsInTree(listOf(tree, 'productCategories')).map((cid) => paths.search({ cid }));
  for await (const ids of idsInPages(backend, 'productList'))
    yield ids.map((id) => paths.product(id));
  for await (const ids of idsInPages(backend, 'merchantSearch'))
    yield ids.map((id) => paths.store(id));
}
