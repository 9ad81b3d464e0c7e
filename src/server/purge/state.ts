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

/** What a process is notified about purges. Positions are those in the stream that hosts share: texts that grow. */
export type PurgeMessage =
  | { kind: 'purge'; tags: readonly string[]; position?: string }
  /** what was purged up to a position is not known */
  | { kind: 'missed'; position: string }
  /** the stream cannot be read, or does not have all purges of this host */
  | { kind: 'lost' };

/** On every page, so that it stands for all of them. */
export const EVERY_PAGE = ['cfg'];

export const isPurgeMessage = (message: unknown): message is PurgeMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  ['purge', 'missed', 'lost'].includes(String(message.kind));

/** What a page was begun at. */
export interface PageMark {
  own: number;
  /** position in the stream of purges; null if it is not known */
  shared: string | null;
}

export type PurgeState = ReturnType<typeof purgeState>;

/** What this process knows about purges: of its own pages, and of those that hosts share. */
export function purgeState() {
  const own = purgedTags<number>(0);
  let shared = purgedTags<string>('');
  let count = 0;
  let position: string | null = null;
  /** whether a position was known before: what was purged until the first one is not */
  let hasBegun = false;

  /** Nothing that was begun before a position is used. */
  function begin(at: string) {
    hasBegun = true;
    shared = purgedTags<string>(at);
    position = at;
  }

  return {
    apply(message: PurgeMessage): void {
      if (message.kind === 'lost') {
        position = null;
        return;
      }
      count += 1;
      if (message.kind === 'missed') {
        own.purgeAll(count);
        begin(message.position);
        return;
      }
      const { tags, position: at } = message;
      own.purge(tags, count);
      if (at === undefined) return;
      if (!hasBegun) begin(at);
      shared.purge(tags, at);
      position = at;
    },
    mark: (): PageMark => ({ own: count, shared: position }),
    /** Whether a page of this process has expired. */
    isPurged: (tags: readonly string[], begun: PageMark): boolean => own.isPurged(tags, begun.own),
    /** Whether a page of any host has expired. @param begun position in the stream */
    isPurgedShared: (tags: readonly string[], begun: string): boolean =>
      shared.isPurged(tags, begun),
  };
}
