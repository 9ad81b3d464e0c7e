/** Purges that hosts share, as a stream of Valkey: each entry has a position, and none is missed without being noticed. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Reply, type Valkey, within } from '../shared/valkey.ts';
import type { PurgeMessage } from './state.ts';

/** Entries that are kept: as many purges as hosts can be behind. Each holds what was purged within `COLLECT_MS`. */
const MOST_ENTRIES = 10_000;
const COLLECT_MS = 5;
const READ_AT_ONCE = 500;
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

/** The number of an entry: its time in ms and, within the same one, its number. */
function positionOf(id: string): number {
  const [ms = 0, number = 0] = id.split('-').map(Number);
  return ms * 1024 + Math.min(number, 1023);
}

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
  /** position that this host has carried out */
  let done = 0;
  let isLost = true;
  let reached: { position: number; resolve: () => void }[] = [];

  const ask = (...command: [string, ...(string | number)[]]) =>
    within(ANSWER_MS + blockMs, reader.call(...command));

  async function pass(message: PurgeMessage) {
    await deliver(message);
    isLost = message.kind === 'lost';
    done = last === null ? 0 : positionOf(last);
    for (const one of reached) if (one.position <= done) one.resolve();
    reached = reached.filter((one) => one.position > done);
  }

  /** The last entry of the stream, which gets one if it is empty. */
  async function lastEntry(): Promise<string> {
    const [found] = entriesOf(await ask('XREVRANGE', name, '+', '-', 'COUNT', 1));
    return found?.id ?? textOf(await ask('XADD', name, '*', 'tags', '', 'sent', now()));
  }

  async function startOver(): Promise<void> {
    last = await lastEntry();
    await pass({ kind: 'missed', position: positionOf(last) });
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
        if (signal?.aborted) return;
        pause = PAUSE_MS;
        await ask('XREAD', 'BLOCK', blockMs, 'COUNT', 1, 'STREAMS', name, last ?? '$');
      } catch {
        // The connection reports its problems; what was missed is found when it works again.
        if (!isLost) await pass({ kind: 'lost' });
        if (reader.isReady()) reader.reset();
        if (signal?.aborted) return;
        await wait(pause);
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
      }
    }
  }

  /** Resolves when this host has carried out what is at a position. */
  const reach = (position: number) =>
    new Promise<void>((resolve) => {
      if (done >= position) resolve();
      else reached.push({ position, resolve });
    });

  let collected: { tags: Set<string>; sent: Promise<number> } | null = null;

  async function send(tags: Set<string>): Promise<number> {
    await wait(COLLECT_MS);
    collected = null;
    const command = ['XADD', name, 'MAXLEN', '~', MOST_ENTRIES, '*'] as const;
    const id = await within(
      ANSWER_MS,
      writer.call(...command, 'tags', [...tags].join(' '), 'sent', now()),
    );
    return positionOf(textOf(id));
  }

  return {
    /** Notifies all hosts, and resolves when this one has carried it out. Rejects if they cannot be notified. */
    async publish(tags: readonly string[]): Promise<void> {
      if (!collected) {
        const all = new Set<string>();
        collected = { tags: all, sent: send(all) };
      }
      const { tags: all, sent } = collected;
      for (const tag of tags) all.add(tag);
      await within(ANSWER_MS, reach(await sent));
    },
    follow,
  };
}
