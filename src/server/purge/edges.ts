import { setTimeout as wait } from 'node:timers/promises';
import { noop } from '#/lib/noop.ts';
import { untilAborted } from '../answers.ts';
import { EVERY_PAGE } from './state.ts';

/** Tags of one request: its header stays under 8 KB, whatever they are. */
const MOST_AT_ONCE = 200;
/** If more are waiting, all pages expire. */
const MOST_WAITING = 5000;
/** When a purge is repeated: a page that was on its way to the cache meanwhile has arrived. */
const AGAIN_MS = 1000;
const TIMEOUT_MS = 1000;
/** The least time between requests: what comes meanwhile is sent together. */
const COLLECT_MS = 100;
const [PAUSE_MS, MOST_TRIES] = [1000, 60];

interface Options {
  onFailure: (failure: { edge: string; problem: unknown }) => void;
  pauseMs?: number;
  againMs?: number;
  /** how long the cache has for an answer */
  timeoutMs?: number;
  /** what a request waits for after the one before */
  collect?: () => Promise<unknown>;
}

async function send(edge: string, tags: readonly string[], timeoutMs: number): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { 'X-Purge-Tags': tags.join(' ') };
  const answer = await untilAborted(
    signal,
    fetch(edge, { method: 'PURGE', headers, redirect: 'error', signal }),
  );
  answer.body?.cancel().catch(noop);
  if (!answer.ok) throw new Error(`status ${answer.status}`);
}

/**
 * Notifies a shared cache in front of the shop, such as that of `deploy/varnish.vcl`, which pages have expired: one request at a
 * time, tried again for a minute; and once more after a second.
 * @param edge its address
 * @returns takes tags; resolves when the cache has answered, or was given up
 */
export function edgePurger(
  edge: string,
  {
    onFailure,
    pauseMs = PAUSE_MS,
    againMs = AGAIN_MS,
    timeoutMs = TIMEOUT_MS,
    collect = () => wait(COLLECT_MS, undefined, { ref: false }),
  }: Options,
) {
  let waiting = new Set<string>();
  let running: Promise<void> | null = null;
  let collected: Promise<unknown> = Promise.resolve();

  function add(tags: readonly string[]) {
    for (const tag of tags) waiting.add(tag);
    if (waiting.size > MOST_WAITING) waiting = new Set(EVERY_PAGE);
  }

  async function run(): Promise<void> {
    let tries = 0;
    while (waiting.size > 0) {
      await collected;
      collected = collect();
      const tags = [...waiting].slice(0, MOST_AT_ONCE);
      // Not afterwards: one that is purged again meanwhile has to be sent again.
      for (const tag of tags) waiting.delete(tag);
      try {
        await send(edge, tags, timeoutMs);
        tries = 0;
      } catch (problem) {
        add(tags);
        if (tries === 0) onFailure({ edge, problem });
        tries += 1;
        if (tries === MOST_TRIES) waiting.clear();
        else await wait(pauseMs, undefined, { ref: false });
      }
    }
    running = null;
  }

  function purge(tags: readonly string[]): Promise<void> {
    add(tags);
    running ??= run();
    return running;
  }

  return (tags: readonly string[]): Promise<void> => {
    setTimeout(() => void purge(tags), againMs).unref();
    return purge(tags);
  };
}
