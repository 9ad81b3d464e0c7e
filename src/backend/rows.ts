interface Page<Row> {
  list: Row[];
  total: number;
}

/** Rows of a request for all pages. */
const ROWS_AT_ONCE = 50;

/**
 * Loads all pages of a list, at most `mostPages`: pages after the last one repeat it, and a total may count rows that are
 * not listed. Source: fact sheet of the catalogue, paging.
 */
export async function readAllPages<Row>(
  read: (params: { page: number; limit: number }) => Promise<Page<Row>>,
  mostPages: number,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await read({ page, limit: ROWS_AT_ONCE });
    all.push(...list);
    const isOver = list.length === 0 || Math.max(all.length, page * ROWS_AT_ONCE) >= total;
    if (isOver || page === mostPages) return all;
  }
}

/**
 * Rows in the order in which they have to be sent: the last one that is stored is listed first. Source: fact sheet of
 * orders, cart, and of the catalogue, wishlist.
 */
export const lastFirst = <Row>(rows: readonly Row[]): Row[] => rows.toReversed();
