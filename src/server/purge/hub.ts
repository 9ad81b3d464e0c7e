/** Purges of a host: they come from `POST /purge` or from other hosts, and go to its processes and to the caches in front. */
import cluster, { type Worker } from 'node:cluster';
import { noop } from '#/lib/noop.ts';
import { log } from '../log.ts';
import { valkeyLog } from '../shared/options.ts';
import { connectValkey } from '../shared/valkey.ts';
import { edgePurger } from './edges.ts';
import type { PurgeResult } from './receive.ts';
import { EVERY_PAGE, isPurgeMessage, type PurgeMessage, type PurgeState } from './state.ts';
import { purgeStream } from './stream.ts';

/** A worker that is busy for longer carries it out later. */
const WORKER_MS = 1000;
/** What a worker says when it can be notified about purges. */
const LISTENS = { listensForPurges: true };
const doesListen = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'listensForPurges' in message;

interface Numbered {
  purge: number;
  message: PurgeMessage;
}
const isNumbered = (message: unknown): message is Numbered =>
  typeof message === 'object' &&
  message !== null &&
  'purge' in message &&
  'message' in message &&
  isPurgeMessage(message.message);

/** Says something to the primary; without one this process is ending. */
const notify = (message: object) =>
  void (process.connected && process.send?.(message, undefined, undefined, noop));

/** Carries out in a worker what its primary says. */
export function receiveInWorker(purges: PurgeState): void {
  process.on('message', (message) => {
    if (!isNumbered(message)) return;
    purges.apply(message.message);
    notify({ purged: message.purge });
  });
  notify(LISTENS);
}

interface Processes {
  workers?: NodeJS.Dict<Worker>;
  on: (event: 'message', listen: (worker: Worker, message: unknown) => void) => unknown;
}

/** Sends to all workers, and resolves when each has carried it out, has ended, or is late. */
export function toWorkers(processes: Processes = cluster, lateMs = WORKER_MS) {
  let count = 0;
  let position: string | null = null;

  const sendTo = (worker: Worker, message: PurgeMessage) =>
    new Promise<void>((resolve) => {
      count += 1;
      const purge = count;
      const end = () => {
        clearTimeout(timer);
        worker.off('message', onAnswer);
        worker.off('exit', end);
        resolve();
      };
      const onAnswer = (answer: { purged?: unknown }) => {
        if (answer.purged === purge) end();
      };
      const timer = setTimeout(end, lateMs);
      worker.on('message', onAnswer).on('exit', end);
      worker.send({ purge, message }, (error) => error && end());
    });

  // What was purged before it started is not in its memory, but may be in that of Valkey.
  processes.on('message', (worker, message) => {
    if (position !== null && doesListen(message)) void sendTo(worker, { kind: 'missed', position });
  });

  return async (message: PurgeMessage): Promise<void> => {
    if (message.kind === 'lost') position = null;
    else if (message.position !== undefined) ({ position } = message);
    const workers = Object.values(processes.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(workers.map((worker) => sendTo(worker, message)));
  };
}

/** Runs one task at a time. What is requested meanwhile is done together, so that its cost does not grow with the requests. */
export function together<Result>(run: (tags: readonly string[]) => Promise<Result>) {
  let running: Promise<unknown> = Promise.resolve();
  let next: { tags: Set<string>; done: Promise<Result> } | null = null;

  return (tags: readonly string[]): Promise<Result> => {
    if (!next) {
      const all = new Set<string>();
      const done = running.then(() => {
        next = null;
        return run([...all]);
      });
      running = done.catch(noop);
      next = { tags: all, done };
    }
    for (const tag of tags) next.tags.add(tag);
    return next.done;
  };
}

/** What the metrics count. */
interface PurgeCounts {
  /** @param from where the purge came from */
  onPurge: (from: 'request' | 'host', tags: number) => void;
  onMissed: () => void;
  onLag: (seconds: number) => void;
  onEdgeFailure: () => void;
}

interface Options {
  /** null in the primary of workers, which renders nothing */
  purges: PurgeState | null;
  valkey: { url: string; prefix: string } | null;
  /** addresses of caches in front */
  edges: readonly string[];
  counts: PurgeCounts | null;
}

/** Starts what notifies this host about purges. */
export async function purgeHub({ purges, valkey, edges, counts }: Options) {
  const toProcesses = purges
    ? (message: PurgeMessage) => Promise.resolve(purges.apply(message))
    : toWorkers();
  const purgers = edges.map((edge) =>
    edgePurger(edge, {
      onFailure(failure) {
        log({ event: 'edge-purge-failed', ...failure });
        counts?.onEdgeFailure();
      },
    }),
  );
  const toEdges = (tags: readonly string[]) => {
    for (const purge of purgers) void purge(tags);
  };
  let hasStarted = false;
  /** The caches in front ask again, so they are notified when this host has it. */
  async function deliver(message: PurgeMessage): Promise<void> {
    await toProcesses(message);
    if (message.kind === 'missed') {
      // A host that starts has missed what happened before, but kept nothing.
      if (!hasStarted) return void (hasStarted = true);
      counts?.onMissed();
      toEdges(EVERY_PAGE);
    } else if (message.kind === 'purge' && message.tags.length > 0) {
      counts?.onPurge(message.position === undefined ? 'request' : 'host', message.tags.length);
      toEdges(message.tags);
    }
  }

  if (!valkey)
    return together(async (tags): Promise<PurgeResult> => {
      await deliver({ kind: 'purge', tags });
      return 'done';
    });

  const onProblem = valkeyLog();
  const [reader, writer] = await Promise.all([
    connectValkey(valkey.url, onProblem),
    connectValkey(valkey.url, onProblem),
  ]);
  const stream = purgeStream({
    reader,
    writer,
    name: `${valkey.prefix}purges`,
    deliver,
    ...(counts && { onLag: counts.onLag }),
  });
  stream.follow().catch(onProblem);
  return together(async (tags): Promise<PurgeResult> => {
    try {
      await stream.publish(tags);
      return 'done';
    } catch (problem) {
      onProblem(problem);
      await deliver({ kind: 'purge', tags });
      return 'unshared';
    }
  });
}
