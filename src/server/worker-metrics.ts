import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, register } from 'prom-client';
import { noop } from '#/lib/noop.ts';
import { log } from './log.ts';

const SEND_MS = 2000;

type Values = Awaited<ReturnType<typeof register.getMetricsAsJSON>>;

interface Processes {
  on: (event: 'message' | 'exit', listen: (worker: Worker, message: unknown) => void) => unknown;
}

const isValues = (message: unknown): message is { metrics: Values } =>
  typeof message === 'object' &&
  message !== null &&
  'metrics' in message &&
  Array.isArray(message.metrics);

/** Sends the metrics of this worker to the process that supervises it, now and every two seconds. */
export function sendMetrics(): void {
  const send = async () => {
    const metrics = await register.getMetricsAsJSON();
    // Without a receiver this process is ending.
    if (process.connected) process.send?.({ metrics }, undefined, undefined, noop);
  };
  void send();
  setInterval(() => void send(), SEND_MS).unref();
}

/** What grows only: the rest says nothing about a process that has ended. */
const isCount = ({ type }: Values[number]): boolean =>
  // The types of the package number the kinds, whose values are texts.
  ['counter', 'histogram', 'summary'].includes(String(type));

const sumOf = (all: readonly Values[]) => AggregatorRegistry.aggregate([...all]);

/**
 * Adds up the metrics that workers have sent. Counts of those that have ended stay: otherwise each counter would fall, which
 * Prometheus takes for a start from zero, and count all of the others again.
 * @param own of this process, which supervises them
 * @returns the text format of Prometheus; never waits for a worker
 */
export function workerMetrics(
  processes: Processes = cluster,
  own: Pick<typeof register, 'getMetricsAsJSON'> = register,
): () => Promise<string> {
  const last = new Map<number, Values>();
  let ended: Promise<Values> = Promise.resolve([]);

  processes.on('message', ({ id }, message) => {
    if (isValues(message)) last.set(id, message.metrics);
  });
  processes.on('exit', ({ id }) => {
    const values = last.get(id)?.filter(isCount);
    last.delete(id);
    if (!values) return;
    ended = ended.then(async (before) => {
      try {
        return await sumOf([before, values]).getMetricsAsJSON();
      } catch (problem) {
        log({ event: 'fault', problem });
        return before;
      }
    });
  });
  return async () => sumOf([await ended, ...last.values(), await own.getMetricsAsJSON()]).metrics();
}
