// @vitest-environment node
import { spawn } from 'node:child_process';
import type { Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { together, toWorkers } from '#/server/purge/hub.ts';
import type { PurgeMessage } from '#/server/purge/state.ts';
import { TEST_MS } from '#tests/deadlines.ts';
import { nextTask } from '#tests/next-task.ts';

interface Sent {
  purge: number;
  message: PurgeMessage;
}

/** A process that answers when it is asked to. */
function testWorker(id: number) {
  const events = new EventEmitter();
  const sent: Sent[] = [];
  const send = (message: Sent) => sent.push(message);
  return {
    worker: Object.assign(events, { id, send }) as unknown as Worker,
    sent,
    answer: () => events.emit('message', { purged: sent.at(-1)?.purge }),
    end: () => events.emit('exit', 1, null),
  };
}

function setup() {
  const workers = [testWorker(1), testWorker(2)] as const;
  const events = new EventEmitter();
  const all: Record<string, Worker> = {};
  for (const { worker } of workers) all[worker.id] = worker;
  const purge = toWorkers(Object.assign(events, { workers: all }), TEST_MS);
  let isDone = false;
  const run = (message: PurgeMessage) => {
    isDone = false;
    void purge(message).then(() => (isDone = true));
  };
  const listens = (worker: Worker) => events.emit('message', worker, { listensForPurges: true });
  return { workers, run, listens, isDone: () => isDone };
}

it('a purge is carried out when all workers have said so', async () => {
  const { workers, run, isDone } = setup();
  const [one, two] = workers;
  run({ kind: 'purge', tags: ['p1'] });
  for (const { sent } of workers) expect(sent[0]?.message).toEqual({ kind: 'purge', tags: ['p1'] });
  one.answer();
  await nextTask();
  expect(isDone()).toBe(false);
  two.answer();
  await expect.poll(isDone).toBe(true);
});

it('a worker that ends is not waited for', async () => {
  const { workers, run, isDone } = setup();
  run({ kind: 'purge', tags: ['p1'] });
  workers[0].answer();
  workers[1].end();
  await expect.poll(isDone).toBe(true);
});

it('a worker that starts later uses no shared page that may have been purged before', () => {
  const { workers, run, listens } = setup();
  const late = testWorker(3);
  listens(late.worker);
  // Without a stream there are no shared pages.
  expect(late.sent).toEqual([]);
  run({ kind: 'purge', tags: ['p1'], position: '7' });
  listens(late.worker);
  expect(late.sent[0]?.message).toEqual({ kind: 'missed', position: '7' });
  run({ kind: 'lost' });
  listens(late.worker);
  expect(late.sent).toHaveLength(1);
  for (const { answer } of [...workers, late]) answer();
});

it('purges that are requested while one is carried out are carried out together', async () => {
  const runs: string[] = [];
  let end: (problem?: Error) => void = () => undefined;
  const purge = together(
    (tags) =>
      new Promise<string>((resolve, reject) => {
        runs.push(tags.join(' '));
        end = (problem) => (problem ? reject(problem) : resolve(tags.join(' ')));
      }),
  );
  const first = purge(['p1']);
  await nextTask();
  const rest = [purge(['p2', 'p3']), purge(['p3', 'p4'])];
  await nextTask();
  expect(runs).toEqual(['p1']);
  end(new Error('not carried out'));
  await expect(first).rejects.toThrow('not carried out');
  await nextTask();
  end();
  expect(await Promise.all(rest)).toEqual(['p2 p3 p4', 'p2 p3 p4']);
  expect(runs).toHaveLength(2);
});

it('a worker that has lost its primary ends without an error', async () => {
  const hub = new URL('../../src/server/purge/hub.ts', import.meta.url).href;
  const script = `
    const { receiveInWorker } = await import(${JSON.stringify(hub)});
    receiveInWorker({ apply: () => process.disconnect() });
    process.emit('message', { purge: 1, message: { kind: 'lost' } });
    setImmediate(() => process.exit(0));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let problems = '';
  child.stderr?.on('data', (text) => (problems += String(text)));
  const [status] = (await once(child, 'close')) as [number];
  expect([status, problems]).toEqual([0, '']);
});
