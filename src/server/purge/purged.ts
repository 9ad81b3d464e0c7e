/** The latest purge of each tag. Older ones are forgotten, and then count as purges of everything. */
const MOST_TAGS = 20_000;

/**
 * When tags were purged, by numbers that grow: what was begun before is expired. Costs one entry per tag, and as many look-ups
 * per page as it has tags, however many pages there are.
 * @param floor what was begun before is expired
 */
export function purgedTags(floor = 0, most = MOST_TAGS) {
  let all = floor;
  // In the order of the purges.
  const last = new Map<string, number>();

  return {
    purge(tags: readonly string[], at: number): void {
      for (const tag of tags) {
        last.delete(tag);
        last.set(tag, at);
      }
      for (const [tag, oldest] of last) {
        if (last.size <= most) break;
        last.delete(tag);
        all = Math.max(all, oldest);
      }
    },
    purgeAll(at: number): void {
      last.clear();
      all = at;
    },
    /** Whether what was begun at a number, and made of the tags, has been purged since. */
    isPurged: (tags: readonly string[], begun: number): boolean =>
      begun < all || tags.some((tag) => (last.get(tag) ?? 0) > begun),
  };
}

export type PurgedTags = ReturnType<typeof purgedTags>;
