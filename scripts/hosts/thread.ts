/** What would otherwise take processor time from the program that measures: runs in a thread of its own. */
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startFaultyBackend } from '../soak/faulty-backend.ts';

type Task =
  /** 1,000 tags a second, `atOnce` in a request, to the internal ports in turn, until a message comes */
  | { kind: 'purge'; addresses: string[]; secret: string; atOnce: number }
  /** a backend whose calls fail in one way until a message comes */
  | { kind: 'backend'; fault: string };

const PER_SECOND = 1000;
const agent = new Agent({ keepAlive: true, maxSockets: 16 });

const send = (address: string, secret: string, tags: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${secret}` };
    request(`${address}/purge`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify({ tags }));
  });

/** Says that it has started, and at the end how many tags were purged, and in how many ms. */
async function purge({ addresses, secret, atOnce }: Extract<Task, { kind: 'purge' }>) {
  const end = new AbortController();
  parentPort?.once('message', () => end.abort());
  parentPort?.postMessage('started');
  const started = performance.now();
  const all: Promise<void>[] = [];
  let sent = 0;
  while (!end.signal.aborted) {
    await wait(5);
    while ((performance.now() - started) * (PER_SECOND / 1000) >= sent + atOnce) {
      const tags = Array.from({ length: atOnce }, (_, at) => `p${9_000_000 + sent + at}`);
      all.push(send(addresses[all.length % addresses.length] ?? '', secret, tags));
      sent += atOnce;
    }
  }
  await Promise.all(all);
  parentPort?.postMessage({ sent, ms: performance.now() - started });
}

async function backend({ fault }: Extract<Task, { kind: 'backend' }>) {
  const { origin, recover } = await startFaultyBackend(1, Math.random, [fault]);
  parentPort?.once('message', recover);
  parentPort?.postMessage(origin);
}

if (!isMainThread) {
  const task = workerData as Task;
  await (task.kind === 'purge' ? purge(task) : backend(task));
}

/** Starts a task. @returns `next` waits for its next message, `go` sends one to it */
export function startThread<Message>(task: Task) {
  const worker = new Worker(new URL(import.meta.url), { workerData: task });
  const next = () =>
    new Promise<Message>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  return { next, go: () => worker.postMessage('go'), end: () => worker.terminate() };
}
