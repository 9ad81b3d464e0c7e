/** Purges of a host: they come from `POST /purge` or from other hosts, and go to its processes and to the caches in front. */
import cluster, { type Worker } from 'node:cluster';
import { log } from '../log.ts';
import { valkeyLog } from '../shared/options.ts';
import { connectValkey } from '../shared/valkey.ts';
import { edgePurger } from './edges.ts';
import type { PurgeResult } from './receive.ts';
import { isPurgeMessage, type PurgeMessage, type PurgeState } from './state.ts';
import { purgeStream } from './stream.ts';

/** A worker that is busy for longer carries it out later. */
const WORKER_MS = 1000;
/** On every page, so that it stands for all of them. */
const EVERY_PAGE = ['cfg'];

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

/** Carries out in a worker what its primary says. */
export function receiveInWorker(purges: PurgeState): void {
  process.on('message', (message) => {
    if (!isNumbered(message)) return;
    purges.apply(message.message);
    process.send?.({ purged: message.purge });
  });
  process.send?.(LISTENS);
}

interface Processes {
  workers?: NodeJS.Dict<Worker>;
  on: (event: 'message', listen: (worker: Worker, message: unknown) => void) => unknown;
}

/** Sends to all workers, and resolves when each has carried it out, has ended, or is late. */
export function toWorkers(processes: Processes = cluster, lateMs = WORKER_MS) {
  let count = 0;
  let position: number | null = null;

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
    else if (typeof message.position === 'number') ({ position } = message);
    const workers = Object.values(processes.workers ?? {}).filter((one) => one !== undefined);
    await Promise.all(workers.map((worker) => sendTo(worker, message)));
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
      counts?.onPurge(
        typeof message.position === 'number' ? 'host' : 'request',
        message.tags.length,
      );
      toEdges(message.tags);
    }
  }

  if (!valkey)
    return async (tags: readonly string[]): Promise<PurgeResult> => {
      await deliver({ kind: 'purge', tags });
      return 'done';
    };

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
  return async (tags: readonly string[]): Promise<PurgeResult> => {
    try {
      await stream.publish(tags);
      return 'done';
    } catch (problem) {
      onProblem(problem);
      await deliver({ kind: 'purge', tags, position: 'unshared' });
      return 'unshared';
    }
  };
}
