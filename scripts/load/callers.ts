import { Agent, get } from 'node:http';
import { ORIGIN } from './server.ts';

export interface LoadResult {
  seconds: number;
  /** ms of each response, ascending */
  times: number[];
  /** number of responses by status; 0: no response */
  statuses: Record<number, number>;
  /** responses that are not cached: frames, which browsers get in place of pages that are late */
  uncached: number;
}

function visit(
  agent: Agent,
  address: string,
  headers: Record<string, string>,
): Promise<{ ms: number; status: number; isUncached: boolean }> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status = 0, isUncached = false) =>
      resolve({ ms: performance.now() - started, status, isUncached });
    get(address, { agent, headers: { 'Accept-Encoding': 'br', ...headers } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        done(answer.statusCode, answer.headers['cache-control'] === 'no-store'),
      );
      answer.on('error', () => done());
    }).on('error', () => done());
  });
}

/** Sends `count` requests over the given number of connections. */
export async function runLoad(
  pathAt: (index: number) => string,
  count: number,
  connections: number,
  headersAt: (index: number) => Record<string, string> = () => ({}),
  origin = ORIGIN,
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const times: number[] = [];
  const statuses: Record<number, number> = {};
  let next = 0;
  let uncached = 0;
  async function caller() {
    while (next < count) {
      next += 1;
      const { ms, status, isUncached } = await visit(
        agent,
        origin + pathAt(next - 1),
        headersAt(next - 1),
      );
      times.push(ms);
      if (isUncached) uncached += 1;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, caller));
  agent.destroy();
  return {
    seconds: (performance.now() - started) / 1000,
    times: times.toSorted((a, b) => a - b),
    statuses,
    uncached,
  };
}

/** Time that a share of the responses did not exceed, in ms. @param times ascending */
export const quantile = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/** Responses per second, and their times and statuses, in one line. */
export function summary(result: LoadResult): string {
  const { times, seconds, statuses } = result;
  const at = (share: number) => `${quantile(times, share).toFixed(1)} ms`;
  const rate = (times.length / seconds).toFixed(0).padStart(6);
  const counts = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`);
  return `${rate} pages/s   median ${at(0.5)}   99 % ${at(0.99)}   ${counts.join(', ')}`;
}
