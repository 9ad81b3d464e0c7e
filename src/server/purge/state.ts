import { type PurgedTags, purgedTags } from './purged.ts';

/** What a process is notified about purges. Positions are those in the stream that hosts share. */
export type PurgeMessage =
  /** `unshared`: the stream could not be notified, so that no host knows its position */
  | { kind: 'purge'; tags: readonly string[]; position?: number | 'unshared' }
  /** what was purged up to a position is not known */
  | { kind: 'missed'; position: number }
  /** the stream cannot be read */
  | { kind: 'lost' };

export const isPurgeMessage = (message: unknown): message is PurgeMessage =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  ['purge', 'missed', 'lost'].includes(String(message.kind));

/** What a page was begun at. */
export interface PageMark {
  own: number;
  /** position in the stream of purges; null if it is not known */
  shared: number | null;
}

export type PurgeState = ReturnType<typeof purgeState>;

/** What this process knows about purges: of its own pages, and of those that hosts share. */
export function purgeState() {
  const own = purgedTags();
  let shared: PurgedTags = purgedTags();
  let count = 0;
  let position: number | null = null;
  /** whether a position was known before: what was purged until the first one is not */
  let hasBegun = false;

  /** Nothing that was begun before a position is used. */
  function begin(at: number) {
    hasBegun = true;
    shared = purgedTags(at);
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
      if (typeof at === 'number' && !hasBegun) begin(at);
      shared.purge(tags, at === 'unshared' ? Infinity : at);
      if (at !== 'unshared') position = at;
    },
    mark: (): PageMark => ({ own: count, shared: position }),
    /** Whether a page of this process has expired. */
    isPurged: (tags: readonly string[], begun: PageMark): boolean => own.isPurged(tags, begun.own),
    /** Whether a page of any host has expired. @param begun position in the stream */
    isPurgedShared: (tags: readonly string[], begun: number): boolean =>
      shared.isPurged(tags, begun),
  };
}
