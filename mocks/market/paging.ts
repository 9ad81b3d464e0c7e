export interface Page<Item> {
  list: Item[];
  total: number;
  pageNum: number;
  pageSize: number;
  pages: number;
}

/** One page of a list, counted from 1; out of range pages are empty. */
export function pageOf<Item>(items: readonly Item[], pageNum = 1, pageSize = 20): Page<Item> {
  const start = (pageNum - 1) * pageSize;
  return {
    list: items.slice(start, start + pageSize),
    total: items.length,
    pageNum,
    pageSize,
    pages: Math.ceil(items.length / pageSize),
  };
}
