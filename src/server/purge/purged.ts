/** The latest purge of each tag. Older ones are forgotten, and then count as purges of everything. */
const MOST_TAGS = 20_000;

/**
 * When tags were purged, by numbers or texts that grow: what was begun before is expired. Costs one entry per tag, and as many look-ups
 * per page as it has tags, however many pages there are.
 * @param floor what was begun before is expired
 */
export function purgedTags<At extends number | string>(floor: At, most = MOST_TAGS) {
  let all = floor;
  // In the order of the purges.
  const last = new Map<string, At>();

  return {
    purge(tags: readonly string[], at: At): void {
      for (const tag of tags) {
        last.delete(tag);
        last.set(tag, at);
      }
      for (const [tag, oldest] of last) {
        if (last.size <= most) break;
        last.delete(tag);
        if (oldest > all) all = oldest;
      }
    },
    purgeAll(at: At): void {
      last.clear();
      all = at;
    },
    /** Whether what was begun at a number, and made of the tags, has been purged since. */
    isPurged: (tags: readonly string[], begun: At): boolean =>
      begun < all || tags.some((tag) => (last.get(tag) ?? all) > begun),
  };
}
