import type { Redis } from 'ioredis';
import { noop } from '#/lib/noop.ts';

/** A reply: text and binary data as bytes. */
export type Reply = Buffer | number | null | Reply[];

/** A connection to Valkey or Redis, which may be dead or slow at any time. */
export interface Valkey {
  /** Rejects at once if there is no connection, and if it ends; the caller limits the time. */
  call: (name: string, ...args: (string | number | Buffer)[]) => Promise<Reply>;
  isReady: () => boolean;
  /** Connects again: this connection does not answer. */
  reset: () => void;
  close: () => void;
}

const CONNECT_MS = 1000;
/** A connection that does not answer for so long is replaced; longer than a question that waits. */
const SILENT_MS = 2500;
const MAX_PAUSE_MS = 2000;

/**
 * Connects in the background, again and again. Nothing waits for the connection.
 * @param url e.g. `rediss://user:password@valkey.internal:6379/0`
 * @param onProblem called for each failed attempt
 */
export async function connectValkey(
  url: string,
  onProblem: (problem: unknown) => void,
  silentMs = SILENT_MS,
): Promise<Valkey> {
  // Loaded only where it is used: it takes memory.
  const { Redis: Client } = await import('ioredis');
  const client: Redis = new Client(url, {
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    enableReadyCheck: true,
    connectTimeout: CONNECT_MS,
    socketTimeout: silentMs,
    retryStrategy: (times) => Math.min(times * 100, MAX_PAUSE_MS),
  });
  client.on('error', onProblem);
  return {
    call: (name, ...args) => client.callBuffer(name, ...args) as Promise<Reply>,
    isReady: () => client.status === 'ready',
    reset: () => client.disconnect(true),
    close: () => {
      client.quit().catch(noop);
    },
  };
}

/** Rejects after a time. What has arrived by then counts, also if this process was busy. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    // After a timer the event loop reads what has arrived, and then runs this.
    timer = setTimeout(() => setImmediate(() => reject(new Error('Valkey is late'))), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(noop);
  }
}
