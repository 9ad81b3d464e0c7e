/** What would otherwise take processor time from the program that measures: runs in a thread of its own. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { startFaultyBackend } from '../soak/faulty-backend.ts';

type Task =
  /** 1,000 tags a second, `atOnce` in a request, to the internal ports in turn, until a message comes */
  | { kind: 'purge'; addresses: string[]; secret: string; atOnce: number }
  /** a backend whose calls fail in one way until a message comes */
  | { kind: 'backend'; fault: string };

const PER_SECOND = 1000;
/** Connections to each host; more than one request waits on each. */
const CONNECTIONS = 8;
const GOOD = 'HTTP/1.1 200';

/** Sends purges over open connections: a client of its own per request would take more of the machine than what is measured. */
async function purger(address: string, secret: string) {
  const { hostname, port } = new URL(address);
  const counts = { sent: 0, answered: 0 };
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      // A status line may come in two parts.
      let rest = '';
      return socket.setEncoding('latin1').on('data', (text: string) => {
        counts.answered += (rest + text).split(GOOD).length - 1;
        rest = text.slice(1 - GOOD.length);
      });
    }),
  );
  return {
    send(tags: readonly string[]) {
      const body = JSON.stringify({ tags });
      sockets[counts.sent % CONNECTIONS]?.write(
        `POST /purge HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${secret}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      counts.sent += 1;
    },
    async end() {
      while (counts.answered < counts.sent) await wait(5);
      for (const socket of sockets) socket.end();
    },
  };
}

/** Says that it has started, and at the end how many tags were purged, and in how many ms. */
async function purge({ addresses, secret, atOnce }: Extract<Task, { kind: 'purge' }>) {
  const end = new AbortController();
  parentPort?.once('message', () => end.abort());
  const purgers = await Promise.all(addresses.map((address) => purger(address, secret)));
  parentPort?.postMessage('started');
  const started = performance.now();
  let sent = 0;
  while (!end.signal.aborted) {
    await wait(5);
    while ((performance.now() - started) * (PER_SECOND / 1000) >= sent + atOnce) {
      const tags = Array.from({ length: atOnce }, (_, at) => `p${9_000_000 + sent + at}`);
      purgers[(sent / atOnce) % purgers.length]?.send(tags);
      sent += atOnce;
    }
  }
  await Promise.all(purgers.map((one) => one.end()));
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
