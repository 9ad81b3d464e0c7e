import { isApiError } from '#/api/error.ts';

interface Page<Row> {
  list: Row[];
  total: number;
}

/** A page of a list, and the number of rows that the backend failed to return. Source: recording 418. */
type PartialPage<P> = P & { missing: number };

/** Code of a page that fails because of one of its rows. */
const isPageFailure = (error: unknown) =>
  isApiError(error) && error.kind === 'answer' && error.code === 500;

/**
 * Loads one page of a list. If the backend fails for the whole page, loads it row by row and omits the rows that fail: one
 * order of a removed store breaks every page that contains it. Source: recording 418.
 */
export async function readPartialPage<Row, P extends Page<Row>>(
  read: (page: number, limit: number) => Promise<P>,
  page: number,
  limit: number,
): Promise<PartialPage<P>> {
  try {
    return { ...(await read(page, limit)), missing: 0 };
  } catch (error) {
    if (!isPageFailure(error)) throw error;
    const before = (page - 1) * limit;
    const places = Array.from({ length: limit }, (_, place) => before + place + 1);
    const rows = await Promise.allSettled(places.map((place) => read(place, 1)));
    const answer = rows.find((row) => row.status === 'fulfilled')?.value;
    if (!answer) throw error;
    // Positions after the last row repeat it.
    const real = rows.slice(0, Math.max(0, answer.total - before));
    const list = real.flatMap((row) => (row.status === 'fulfilled' ? row.value.list : []));
    return { ...answer, list, missing: real.length - list.length };
  }
}
