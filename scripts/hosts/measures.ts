import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

export interface Answer {
  status: number;
  text: string;
  cache: string;
  /** ms that the page waited for Valkey, by the server's own timer */
  shared: number;
  headers: Headers;
}

/** @param as client address, which the hosts trust as that of a proxy */
export async function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(address, { headers });
  const text = await answer.text();
  const shared = /shared;dur=([\d.]+)/.exec(answer.headers.get('Server-Timing') ?? '')?.[1];
  return {
    status: answer.status,
    text,
    cache: answer.headers.get('Cache-Status') ?? '',
    shared: Number(shared ?? 0),
    headers: answer.headers,
  };
}

/** ms until all addresses show a text; each is asked ten times a second. */
export async function shownAfter(addresses: readonly string[], text: string, limit: number) {
  const started = performance.now();
  const times = await Promise.all(
    addresses.map(async (address) => {
      while (performance.now() - started < limit) {
        const answer = await get(address).catch(() => null);
        if (answer?.text.includes(text)) return performance.now() - started;
        await wait(100);
      }
      return Infinity;
    }),
  );
  return Math.max(...times);
}

/** A place of `count`, the first ones most often (Zipf). @param random 0 to 1 */
export function zipf(count: number): (random: number) => number {
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 1));
  const sum = weights.reduce((all, one) => all + one, 0);
  return (random) => {
    let left = random * sum;
    return weights.findIndex((weight) => (left -= weight) <= 0);
  };
}

/** The same sequence each time. */
export function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const agent = new Agent({ keepAlive: true });

/** Status of an answer, which is read; a third of the cost of `fetch`. */
const statusOf = (address: string) =>
  new Promise<number>((resolve) => {
    request(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });

/** Requests a second that addresses take, some at a time. */
export async function rateOf(addresses: readonly string[], ms: number, atOnce = 16) {
  const end = performance.now() + ms;
  let [done, failed] = [0, 0];
  await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      for (let turn = at; performance.now() < end; turn += 1) {
        const status = await statusOf(addresses[turn % addresses.length] ?? '');
        if (status === 200) done += 1;
        else failed += 1;
      }
    }),
  );
  return { rate: (done * 1000) / ms, failed };
}
