import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { queriesOf } from '#/api/query-client.ts';
import type { Locale } from '#/i18n/languages.ts';
import { FRAME_OPERATIONS } from '#/layout/frame-queries.ts';
import { type PageMark, type PurgeState, purgeState } from './purge/state.ts';
import { pageTags } from './purge/tags.ts';

interface Kept {
  /** when the oldest of the data was loaded */
  at: number;
  tags: readonly string[];
  begun: PageMark;
  queries: { key: QueryKey; data: unknown }[];
}

const isOfFrame = queriesOf(FRAME_OPERATIONS);

/**
 * Keeps the data of the frame, which is the same on all pages of a language, for a short time: four calls less per page.
 * @param lifetime in ms
 */
export function frameDataCache(
  lifetime: number,
  purges: Pick<PurgeState, 'mark' | 'isPurged'> = purgeState(),
) {
  const kept = new Map<Locale, Kept>();

  function find(locale: Locale): Kept | null {
    const found = kept.get(locale);
    // The clock may have been set back.
    const isKept = found && Math.abs(Date.now() - found.at) < lifetime;
    return isKept && !purges.isPurged(found.tags, found.begun) ? found : null;
  }

  return {
    /** Puts the data into the cache of a request. @returns what the request begins at */
    restore(locale: Locale, queryClient: QueryClient): PageMark {
      const found = find(locale);
      if (found)
        for (const { key, data } of found.queries)
          queryClient.setQueryData(key, data, { updatedAt: found.at });
      return purges.mark();
    },
    /** Takes the data from the cache of a request, unless there is some. */
    keep(locale: Locale, queryClient: QueryClient, begun = purges.mark()): void {
      if (find(locale)) return;
      const queries = queryClient
        .getQueryCache()
        .getAll()
        .filter((query) => query.state.status === 'success' && isOfFrame(query));
      if (queries.length === 0) return;
      kept.set(locale, {
        tags: pageTags(queries),
        begun,
        // Data that was restored stays as old as it is.
        at: Math.min(...queries.map(({ state }) => state.dataUpdatedAt)),
        queries: queries.map(({ queryKey, state }) => ({ key: queryKey, data: state.data })),
      });
    },
  };
}

export type FrameDataCache = ReturnType<typeof frameDataCache>;
