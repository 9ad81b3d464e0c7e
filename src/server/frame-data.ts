import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queriesOf } from '#/api/query-client.ts';
import type { Locale } from '#/i18n/languages.ts';
import { FRAME_OPERATIONS } from '#/layout/frame-queries.ts';

interface Kept {
  /** when the oldest of the data was loaded */
  at: number;
  queries: { key: QueryKey; data: unknown }[];
}

const isOfFrame = queriesOf(FRAME_OPERATIONS);

/**
 * Keeps the data of the frame, which is the same on all pages of a language, for a short time: four calls less per page.
 * @param lifetime in ms
 */
export function frameDataCache(lifetime: number) {
  const kept = new Map<Locale, Kept>();

  function find(locale: Locale): Kept | null {
    const found = kept.get(locale);
    // The clock may have been set back.
    return found && Math.abs(Date.now() - found.at) < lifetime ? found : null;
  }

  return {
    /** Puts the data into the cache of a request. */
    restore(locale: Locale, queryClient: QueryClient): void {
      const found = find(locale);
      if (!found) return;
      for (const { key, data } of found.queries)
        queryClient.setQueryData(key, data, { updatedAt: found.at });
    },
    /** Takes the data from the cache of a request, unless there is some. */
    keep(locale: Locale, queryClient: QueryClient): void {
      if (find(locale)) return;
      const queries = queryClient
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.status === 'success' && isOfFrame(query));
      if (queries.length === 0) return;
      kept.set(locale, {
        // Data that was restored stays as old as it is.
        at: Math.min(...queries.map(({ state }) => state.dataUpdatedAt)),
        queries: queries.map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
      });
    },
  };
}

export type FrameDataCache = ReturnType<typeof frameDataCache>;
