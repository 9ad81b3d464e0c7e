import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queriesOf } from '#/api/query-client.ts';
import type { Locale } from '#/i18n/languages.ts';
import { FRAME_OPERATIONS } from '#/layout/frame-queries.ts';

interface Kept {
  at: number;
  queries: { key: QueryKey; data: unknown }[];
}

const isOfFrame = queriesOf(FRAME_OPERATIONS);

/**
 * Keeps the data of the frame, which is the same on all pages of a language, for a short time: four calls less per page.
 * @param lifetime in ms
 */
export function frameDataCache(lifetime: number, now: () => number = Date.now) {
  const kept = new Map<Locale, Kept>();

  function find(locale: Locale): Kept | null {
    const found = kept.get(locale);
    return found && now() - found.at < lifetime ? found : null;
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
        .filter((query) => query.state.status === 'success' && isOfFrame(query))
        .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
      if (queries.length > 0) kept.set(locale, { at: now(), queries });
    },
  };
}

export type FrameDataCache = ReturnType<typeof frameDataCache>;
