interface Listed<Row> {
  list: Row[];
  total: number;
}

/** Removes rows from a cached page of a list. */
export const withoutRows =
  <Row>(isGone: (row: Row) => boolean) =>
  (page: Listed<Row> | undefined): Listed<Row> | undefined => {
    if (!page) return undefined;
    const list = page.list.filter((row) => !isGone(row));
    return { ...page, list, total: page.total - (page.list.length - list.length) };
  };
