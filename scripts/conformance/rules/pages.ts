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

interface ReadPage {
  ids: readonly string[];
  total: unknown;
  at: number;
}

const KEYS = ['refundOrderNo', 'orderNo', 'orderInfoId', 'productId', 'proId', 'merId', 'id'];
/** What makes a row unique: `id` unless it has none. */
const rowKey = (row: Tree): string => {
  const key = ['id', ...KEYS].find((name) => row[name] !== undefined && row[name] !== null);
  return key === undefined ? JSON.stringify(row) : String(row[key]);
};

const isPage = (data: unknown): data is Tree =>
  isTree(data) && Array.isArray(data.list) && 'total' in data;
/** A server changes by others, too. */
const LIFE_MS = 60_000;

const defaultLimit = ({ parameters }: RuleCall['operation']) =>
  parameters.find(({ name }) => name === 'limit')?.schema.default;

function numbersOf({ data, query, operation }: RuleCall) {
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

/** @param changes number of writes so far */
export function createPageRule(changes: () => number): Rule {
  const lists = new Map<string, Map<number, ReadPage>>();
  let version = -1;

  /** Compares with the other pages of a list, and with the same page read before. */
  function acrossPages(call: RuleCall): Difference[] {
    const { rows, total, page, size } = numbersOf(call);
    const { page: _, ...rest } = call.query;
    const key = [call.id, call.who, size, JSON.stringify(call.params), JSON.stringify(rest)].join(
      ' ',
    );
    const pages = lists.get(key) ?? new Map<number, ReadPage>();
    lists.set(key, pages);
    const ids = rows.map(rowKey);
    const found: Difference[] = [];
    const same = pages.get(page);
    for (const [other, read] of pages) {
      if (call.at - read.at > LIFE_MS) continue;
      if (read.total !== total)
        found.push(
          differs(
            'wrong-page',
            below(DATA, 'total'),
            'the same total as before, without a write',
            String(total),
          ),
        );
      const shared = other === page ? [] : ids.filter((id) => read.ids.includes(id));
      if (shared.length > 0)
        found.push(
          differs(
            'wrong-page',
            below(DATA, 'list'),
            'each row on one page',
            `${shared.length} rows of page ${other} on page ${page}`,
          ),
        );
    }
    if (same && call.at - same.at <= LIFE_MS && same.ids.join() !== ids.join())
      found.push(
        differs(
          'wrong-page',
          below(DATA, 'list'),
          'the same rows as before, without a write',
          `${ids.length} rows`,
        ),
      );
    pages.set(page, { ids, total, at: call.at });
    return found;
  }

  return (call) => {
    if (version !== changes()) lists.clear();
    version = changes();
    if (!isPage(call.data)) return [];
    return [...numberDifferences(call), ...repeatedRows(call), ...acrossPages(call)];
  };
}
