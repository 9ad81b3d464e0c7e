import { setTimeout as wait } from 'node:timers/promises';
import { noop } from '#/lib/noop.ts';
import { untilAborted } from '../answers.ts';

/** Tags of one request: its header stays under 4 KB. */
const MOST_AT_ONCE = 200;
/** More are not kept: the pages of an edge that is away for so long expire by themselves. */
const MOST_WAITING = 5000;
const TIMEOUT_MS = 1000;
const [PAUSE_MS, MOST_TRIES] = [1000, 60];

interface Options {
  onFailure: (failure: { edge: string; problem: unknown }) => void;
  pauseMs?: number;
}

async function send(edge: string, tags: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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
 * time, tried again for a minute.
 * @param edge its address
 * @returns takes tags; resolves when the cache has answered, or was given up
 */
export function edgePurger(edge: string, { onFailure, pauseMs = PAUSE_MS }: Options) {
  const waiting = new Set<string>();
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    let tries = 0;
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, MOST_AT_ONCE);
      try {
        await send(edge, tags);
        for (const tag of tags) waiting.delete(tag);
        tries = 0;
      } catch (problem) {
        if (tries === 0) onFailure({ edge, problem });
        tries += 1;
        if (tries === MOST_TRIES) waiting.clear();
        else await wait(pauseMs, undefined, { ref: false });
      }
    }
    running = null;
  }

  return (tags: readonly string[]): Promise<void> => {
    for (const tag of tags) if (waiting.size < MOST_WAITING) waiting.add(tag);
    running ??= run();
    return running;
  };
}
