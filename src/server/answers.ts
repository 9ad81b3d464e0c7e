import { noop } from '#/lib/noop.ts';

/** Bounds of what backends answer, in decoded bytes. */
export interface AnswerLimits {
  /** of the answers that one page needs */
  perPage: number;
  /** of all answers that this process is reading or using */
  inUse: number;
}

/** Lists of a marketplace have 10 to 500 KB. */
export const ANSWER_LIMITS: AnswerLimits = { perPage: 4 * 2 ** 20, inUse: 5 * 2 ** 20 };

/**
 * Sends a call. The signal is that of the page itself: those of requests that were made from it do not always reach the
 * body of an answer.
 */
export type Send = (request: Request, signal: AbortSignal) => Promise<Response>;

export const fetchUntil: Send = (request, signal) => globalThis.fetch(request, { signal });

/** Settles as `work` does, or rejects when the signal is aborted, whether or not the work notices. */
export async function untilAborted<Result>(
  signal: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  let abort = noop;
  const aborted = new Promise<never>((_resolve, reject) => {
    abort = (): undefined => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
    // It may fail later than the signal.
    work.catch(noop);
  }
}

/**
 * Gives the memory of what was read back at once: it is collected late, because it is not part of the heap. A stream of bytes
 * passes its buffers on, so it no longer uses them; parts of larger buffers may have others. Before Node 21 it is left to
 * the collector.
 */
function release(parts: readonly Uint8Array<ArrayBuffer>[]): void {
  if (!('transfer' in ArrayBuffer.prototype)) return;
  for (const { buffer, byteLength } of parts)
    if (byteLength === buffer.byteLength) buffer.transfer(0);
}

/** What the calls of one page have read. */
interface Used {
  bytes: number;
}

/**
 * Reads answers whole, within the time of who called and within the limits. While all pages together use too much, they wait
 * for the oldest of them, which does not wait.
 */
export function answerReader({ perPage, inUse }: AnswerLimits = ANSWER_LIMITS) {
  const pages = new Set<Used>();
  let used = 0;
  let waiting: (() => void)[] = [];

  function take(page: Used, bytes: number) {
    page.bytes += bytes;
    used += bytes;
  }
  function giveBack(page: Used, bytes: number) {
    take(page, -bytes);
    const woken = waiting;
    waiting = [];
    for (const wake of woken) wake();
  }

  async function waitForRoom(page: Used, signal: AbortSignal): Promise<void> {
    const [oldest] = pages;
    if (used <= inUse || page === oldest || signal.aborted) return;
    await new Promise<void>((wake) => waiting.push(wake));
    await waitForRoom(page, signal);
  }

  /**
   * The calls of one page. What they have read counts as used until `close`.
   * @param signal ends all calls
   * @param report called if an answer is too large
   */
  function open(signal: AbortSignal, report: (problem: string) => void) {
    const page: Used = { bytes: 0 };
    pages.add(page);

    /** Null if it is too large: the rest is not read. */
    async function bytesOf({ body, headers }: Response): Promise<Buffer<ArrayBuffer> | null> {
      if (!body) return Buffer.alloc(0);
      const reader = body.getReader();
      const cancel = () => void reader.cancel().catch(noop);
      const parts: Uint8Array<ArrayBuffer>[] = [];
      let bytes = 0;
      const refuse = () => {
        cancel();
        release(parts);
        giveBack(page, bytes);
        return null;
      };
      const declared = Number(headers.get('Content-Length') ?? 0);
      if (page.bytes + declared > perPage) return refuse();
      signal.addEventListener('abort', cancel, { once: true });
      for (;;) {
        await waitForRoom(page, signal);
        const { done, value } = await reader.read();
        if (done || signal.aborted) break;
        bytes += value.byteLength;
        take(page, value.byteLength);
        parts.push(value);
        if (page.bytes > perPage) return refuse();
      }
      signal.removeEventListener('abort', cancel);
      const all = Buffer.concat(parts);
      release(parts);
      return all;
    }

    async function read(request: Request, send: Send): Promise<Response> {
      const answer = await send(request, signal);
      const { status, headers } = answer;
      const bytes = await bytesOf(answer);
      if (!bytes) report(`${new URL(request.url).pathname} answered with too much data`);
      // Without a body the answer breaks the contract. `Response` refuses the reason phrase of some statuses: 200 成功.
      return new Response(bytes?.length ? bytes : null, { status, headers });
    }

    return {
      /** Resolves to a complete answer. */
      call: (request: Request, send: Send = fetchUntil): Promise<Response> =>
        untilAborted(signal, read(request, send)),
      /** Called when the data is no longer used, after `signal` has ended the calls. */
      close(): void {
        pages.delete(page);
        giveBack(page, page.bytes);
      },
    };
  }

  return { open, used: () => used };
}

export type AnswerReader = ReturnType<typeof answerReader>;
