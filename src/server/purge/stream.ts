/** Purges that hosts share, as a stream of Valkey: each entry has a position, and none is missed without being noticed. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Reply, type Valkey, within } from '../shared/valkey.ts';
import { EVERY_PAGE, type PurgeMessage } from './state.ts';

/** Entries that are kept: as many as hosts can be behind. */
const MOST_ENTRIES = 10_000;
const READ_AT_ONCE = 500;
/** Entries that come within this time are carried out together: each time costs two questions, and messages to workers. */
const COLLECT_MS = 50;
/** Purges that no other host knows; if there are more, everything has expired. */
const MOST_UNSHARED = 5000;
const BLOCK_MS = 1000;
/** An answer that takes longer does not come. */
const ANSWER_MS = 1000;
const [PAUSE_MS, MAX_PAUSE_MS] = [50, 1000];

interface Entry {
  id: string;
  tags: string[];
  /** ms since 1970, by the host that sent it */
  sent: number;
}

/**
 * The id of an entry as a text that grows: its time in ms and, within the same one, its number. That grows for as long as the
 * clock of Valkey was set back.
 */
const positionOf = (id: string): string =>
  id
    .split('-')
    .map((part) => part.padStart(20, '0'))
    .join('-');

const textOf = (reply: Reply | undefined): string =>
  Buffer.isBuffer(reply) ? reply.toString() : '';

function entryOf(reply: Reply): Entry {
  const [id, fields] = Array.isArray(reply) ? reply : [];
  const values = Array.isArray(fields) ? fields.map(textOf) : [];
  const named = new Map(values.flatMap((value, at) => (at % 2 ? [[values[at - 1], value]] : [])));
  const field = (name: string) => named.get(name) ?? '';
  return {
    id: textOf(id),
    tags: field('tags').split(' ').filter(Boolean),
    sent: Number.parseInt(field('sent'), 10),
  };
}

const entriesOf = (reply: Reply): Entry[] => (Array.isArray(reply) ? reply.map(entryOf) : []);

/** The position that a host has carried out, and what waits for later ones. */
function positions() {
  let done = '';
  let waiting: { position: string; resolve: () => void }[] = [];
  return {
    advance(position: string) {
      done = position;
      for (const one of waiting) if (one.position <= done) one.resolve();
      waiting = waiting.filter((one) => one.position > done);
    },
    /** Resolves when the position is carried out. */
    reach: (position: string) =>
      new Promise<void>((resolve) => {
        if (done >= position) resolve();
        else waiting.push({ position, resolve });
      }),
  };
}

function withTags(known: ReadonlySet<string>, tags: readonly string[]): Set<string> {
  const all = new Set([...known, ...tags]);
  return all.size > MOST_UNSHARED ? new Set(EVERY_PAGE) : all;
}

interface Options {
  /** reads entries, and waits for them */
  reader: Valkey;
  writer: Valkey;
  /** of the stream */
  name: string;
  /** notifies this host what is in the stream, in its order */
  deliver: (message: PurgeMessage) => Promise<void>;
  /** @param seconds from sending to here, by the clocks of two hosts */
  onLag?: (seconds: number) => void;
  /** how long Valkey waits for the next entry, in ms */
  blockMs?: number;
  now?: () => number;
}

export function purgeStream({
  reader,
  writer,
  name,
  deliver,
  onLag,
  blockMs = BLOCK_MS,
  now = Date.now,
}: Options) {
  /** the last entry that this host knows; null before the first answer */
  let last: string | null = null;
  const carriedOut = positions();
  let isLost = true;
  /** what was purged here, and could not be written */
  let unshared = new Set<string>();

  const ask = (...command: [string, ...(string | number)[]]) =>
    within(ANSWER_MS + blockMs, reader.call(...command));

  const write = async (tags: Iterable<string>, client = reader): Promise<string> => {
    const command = ['XADD', name, 'MAXLEN', '~', MOST_ENTRIES, '*'] as const;
    const fields = ['tags', [...tags].join(' '), 'sent', now()] as const;
    return textOf(await within(ANSWER_MS, client.call(...command, ...fields)));
  };

  async function lose() {
    isLost = true;
    await deliver({ kind: 'lost' });
  }

  async function pass(message: PurgeMessage) {
    await deliver(message);
    isLost = false;
    // Pages of other hosts may be older than these purges.
    if (unshared.size > 0) await lose();
    carriedOut.advance(last === null ? '' : positionOf(last));
  }

  /**
   * Nothing that was begun before a position is used. At the start that is the last entry. Otherwise it is a new one, of which
   * all hosts are notified: an old copy of the stream may have come back, without purges that some of them have not read.
   */
  async function startOver(): Promise<void> {
    const [found] =
      last === null ? entriesOf(await ask('XREVRANGE', name, '+', '-', 'COUNT', 1)) : [];
    last = found?.id ?? (await write(last === null ? [] : EVERY_PAGE));
    await pass({ kind: 'missed', position: positionOf(last) });
  }

  async function shareUnshared(): Promise<void> {
    const tags = unshared;
    if (tags.size === 0) return;
    await write(tags);
    // Those that were added meanwhile stay.
    if (unshared === tags) unshared = new Set();
  }

  /** Reads what follows the last known entry. If that is gone, others were too. */
  async function catchUp(): Promise<void> {
    if (last === null) return startOver();
    const entries = entriesOf(await ask('XRANGE', name, last, '+', 'COUNT', READ_AT_ONCE));
    if (entries[0]?.id !== last) return startOver();
    const next = entries.slice(1);
    const newest = next.at(-1);
    if (!newest) {
      if (isLost) await pass({ kind: 'purge', tags: [], position: positionOf(last) });
      return;
    }
    last = newest.id;
    const tags = [...new Set(next.flatMap((entry) => entry.tags))];
    await pass({ kind: 'purge', tags, position: positionOf(last) });
    // An entry of others may have no time; a metric that got NaN stays NaN.
    const known = next.filter((entry) => Number.isFinite(entry.sent));
    for (const { sent } of known) onLag?.(Math.max(0, now() - sent) / 1000);
    if (entries.length === READ_AT_ONCE) await catchUp();
  }

  /** Until the signal is aborted. */
  async function follow(signal?: AbortSignal): Promise<void> {
    let pause = PAUSE_MS;
    for (;;) {
      try {
        if (!reader.isReady()) throw new Error('Valkey is not connected');
        await catchUp();
        await shareUnshared();
        pause = PAUSE_MS;
        await wait(COLLECT_MS);
        if (signal?.aborted) return;
        // What could not be written meanwhile does not wait for what others write.
        if (unshared.size === 0)
          await ask('XREAD', 'BLOCK', blockMs, 'COUNT', 1, 'STREAMS', name, last ?? '$');
      } catch {
        // The connection reports its problems; what was missed is found when it works again.
        if (!isLost) await lose();
        if (reader.isReady()) reader.reset();
        if (signal?.aborted) return;
        await wait(pause);
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
      }
    }
  }

  return {
    /**
     * Notifies all hosts, and resolves when this one has carried it out. Rejects if they cannot be notified: they are when
     * Valkey works again, and until then this host uses no pages of theirs.
     */
    async publish(tags: readonly string[]): Promise<void> {
      try {
        await within(ANSWER_MS, carriedOut.reach(positionOf(await write(tags, writer))));
      } catch (error) {
        unshared = withTags(unshared, tags);
        await lose();
        throw error;
      }
    },
    follow,
  };
}
