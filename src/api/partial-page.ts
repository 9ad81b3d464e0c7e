import { isApiError } from './error.ts';

interface Page<Row> {
  list: Row[];
  total: number;
}

/** A page of a list, and how many of its rows the backend could not give. */
export type PartialPage<P> = P & { missing: number };

/** One row that cannot be answered fails a whole page with this code. */
const isPageFailure = (error: unknown) =>
  isApiError(error) && error.kind === 'answer' && error.code === 500;

/**
 * Reads one page of a list. When the backend fails for the page as a whole, reads it row by row and
 * leaves out the rows that fail: one order of a store that no longer exists breaks every page it is on.
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
    // Some backends answer a place behind the last one with the last row again.
    const real = rows.slice(0, Math.max(0, answer.total - before));
    const list = real.flatMap((row) => (row.status === 'fulfilled' ? row.value.list : []));
    return { ...answer, list, missing: real.length - list.length };
  }
}
