import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isFromTrustedProxy } from './trusted-proxies.ts';

interface RequestContext {
  id: string;
  started: number;
  /** ms by the name of the step */
  steps: Map<string, number>;
}

const requests = new AsyncLocalStorage<RequestContext>();

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Id of a request: that of a trusted proxy if it is well-formed, otherwise a new one. */
export function idOf(req: IncomingMessage): string {
  const sent = req.headers['x-request-id'];
  const isUsed = typeof sent === 'string' && WELL_FORMED.test(sent) && isFromTrustedProxy(req);
  return isUsed ? sent : randomBytes(8).toString('hex');
}

/** Runs the handler of a request, so that log lines and calls of the backend have its id. */
export const withRequest = <T>(id: string, handle: () => T): T =>
  requests.run({ id, started: performance.now(), steps: new Map() }, handle);

/** Id of the request that is being handled; undefined outside of one. */
export const requestId = (): string | undefined => requests.getStore()?.id;

/** Adds the duration of a step to the `Server-Timing` of the request. */
export async function timed<T>(step: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await run();
  } finally {
    const steps = requests.getStore()?.steps;
    steps?.set(step, (steps.get(step) ?? 0) + performance.now() - started);
  }
}

/** Value of a `Server-Timing` header: the steps so far and the total, in ms. */
export function serverTiming(): string {
  const request = requests.getStore();
  if (!request) return '';
  const all = [...request.steps, ['total', performance.now() - request.started] as const];
  return all.map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`).join(', ');
}
