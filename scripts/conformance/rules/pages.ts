import type { Difference } from '../grade.ts';
import {
  below,
  DATA,
  differs,
  isTree,
  type Rule,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';
import type { Facts } from './facts.ts';
import { createWholes } from './whole-lists.ts';

const KEYS = ['refundOrderNo', 'orderNo', 'orderInfoId', 'productId', 'proId', 'merId', 'id'];
/** What makes a row unique: `id` unless it has none. */
export const rowKey = (row: Tree): string => {
  const key = ['id', ...KEYS].find((name) => row[name] !== undefined && row[name] !== null);
  return key === undefined ? JSON.stringify(row) : String(row[key]);
};

export const isPage = (data: unknown): data is Tree =>
  isTree(data) && Array.isArray(data.list) && 'total' in data;

const defaultLimit = ({ parameters }: RuleCall['operation']) =>
  parameters.find(({ name }) => name === 'limit')?.schema.default;

export function numbersOf({ data, query, operation }: RuleCall) {
  const { list, total, pageNum, pageSize, pages } = treeOf(data);
  const rows = treesIn(list);
  return {
    rows,
    total: Number(total),
    page: Number(query.page ?? 1),
    size: Number(query.limit ?? defaultLimit(operation) ?? pageSize),
    pageNum: Number(pageNum),
    pageSize: Number(pageSize),
    pages: Number(pages),
  };
}

/** The numbers of a page fit its rows and the request. */
function numberDifferences(call: RuleCall): Difference[] {
  const { rows, total, page, size, pageNum, pageSize, pages } = numbersOf(call);
  if (!(page >= 1) || !(size >= 1)) return [];
  const due = Math.max(0, Math.min(size, total - (page - 1) * size));
  const wrong = (field: string, expected: string, got: number) =>
    differs('wrong-page', below(DATA, field), expected, String(got));
  const isBeyond = (page - 1) * size >= total;
  const found: Difference[] = [];
  if (pageSize !== size) found.push(wrong('pageSize', 'the requested limit', pageSize));
  // Servers may name the last page when a later one is requested.
  if (pageNum !== page && !isBeyond) found.push(wrong('pageNum', 'the requested page', pageNum));
  if (pages !== Math.ceil(total / size))
    found.push(wrong('pages', 'total / pageSize, rounded up', pages));
  if (rows.length !== due)
    found.push(
      wrong(
        'list',
        isBeyond ? 'no row beyond the end' : 'the rows that total, page and limit give',
        rows.length,
      ),
    );
  return found;
}

/** Lists that have a thing once, whatever the numbers of their rows are. */
const UNIQUE: Readonly<Record<string, string>> = {
  collectProductList: 'productId',
  collectMerchantList: 'merId',
  myReviews: 'orderInfoId',
  activityProducts: 'proId',
};

function repeatedRows(call: RuleCall): Difference[] {
  const { rows } = numbersOf(call);
  const unique = UNIQUE[call.id];
  const keys = rows.map((row) => (unique === undefined ? rowKey(row) : String(row[unique])));
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  return twice.length === 0
    ? []
    : [differs('wrong-page', below(DATA, 'list'), 'each row once', `${twice.length} rows twice`)];
}

const SETTING = 'setting ';

/** Pages of a list, and the same page read again, fit each other, unless others change the list meanwhile. */
export function createPageRule(facts: Facts, changes: () => number): Rule {
  let version = 0;
  const wholes = createWholes(facts);

  function acrossPages(call: RuleCall): Difference[] {
    const { rows, total, page, size } = numbersOf(call);
    const { page: _, ...rest } = call.query;
    const { limit: _limit, ...filters } = rest;
    const of = [call.id, call.who, call.language];
    const list = [...of, size, JSON.stringify([call.params, rest])].join(' ');
    const sized = [...of, JSON.stringify([call.params, filters])].join(' ');
    const ids = rows.map(rowKey);
    const observe = (thing: string, name: string, value: unknown) =>
      facts.observe({ thing, name, value, isVolatile: true, isList: true }, call);
    const wrong = (field: string, expected: string, got: string) =>
      differs('wrong-page', below(DATA, field), expected, got);
    const found: Difference[] = [];
    if (observe(sized, 'total', total))
      found.push(wrong('total', 'the same total as before, without a write', String(total)));
    if (observe(list, `rows of page ${page}`, ids.join(' ')))
      found.push(wrong('list', 'the same rows as before, without a write', `${ids.length} rows`));
    const moved = ids.flatMap((id) => observe(`row ${id} of ${list}`, 'page', page) ?? []);
    if (moved.length > 0)
      found.push(
        wrong(
          'list',
          'each row on one page',
          `${moved.length} rows of page ${String(moved[0]?.value)} on page ${page}`,
        ),
      );
    return [...found, ...wholes.check(call, { list: sized, ids, total, page, size })];
  }

  /** A list without pages; texts are those of the shop, which no write changes. */
  function withoutPages(call: RuleCall): Difference[] {
    const { id, who, language, params, query, data } = call;
    if (!Array.isArray(data) || data.length === 0) return [];
    const isText = data.every((row) => typeof row === 'string');
    const thing = `${isText ? SETTING : ''}${[id, who, language, JSON.stringify([params, query])].join(' ')}`;
    const value = data.map((row) => (isTree(row) ? rowKey(row) : String(row))).join(' ');
    const known = facts.observe(
      { thing, name: 'rows', value, isVolatile: !isText, isList: true },
      call,
    );
    return known
      ? [differs('wrong-page', DATA, 'the same rows as before, in their order', 'others')]
      : [];
  }

  return (call) => {
    if (version !== changes()) {
      facts.forget({ things: (thing) => !thing.startsWith(SETTING) });
      wholes.forget();
    }
    version = changes();
    if (!isPage(call.data)) return withoutPages(call);
    return [...numberDifferences(call), ...repeatedRows(call), ...acrossPages(call)];
  };
}
