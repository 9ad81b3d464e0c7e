// @vitest-environment node
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createBreaker } from '#/server/breaker.ts';
import { purgeState } from '#/server/purge/state.ts';
import { sharedPages } from '#/server/shared/pages.ts';
import { connectValkey, type Reply } from '#/server/shared/valkey.ts';
import { WAIT_MS } from '#tests/deadlines.ts';
import { nextTask } from '#tests/next-task.ts';

const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Pages are their own texts. @param call answers Valkey's commands */
function setup(call: (name: string) => Promise<Reply>) {
  const asked: string[] = [];
  let now = 0;
  const purges = purgeState();
  purges.apply({ kind: 'missed', position: '1' });
  const pages = sharedPages<string>({
    valkey: {
      call: (name) => {
        asked.push(name);
        return call(name);
      },
      isReady: () => true,
      reset: () => undefined,
      close: () => undefined,
    },
    prefix: '',
    purges,
    breaker: createBreaker('valkey', { isListed: false, now: () => now }),
    pack: async (page) => ({ tags: [], about: {}, content: Buffer.from(page) }),
    unpack: ({ content }) => String(content),
  });
  return { ...pages, asked, mark: purges.mark, pass: (ms: number) => void (now += ms) };
}
const never = () => new Promise<Reply>(() => undefined);

it('a lock whose answer is late is released', async () => {
  const { alone, store, asked, mark } = setup((name) =>
    asked.includes('DEL') || name === 'GET' ? Promise.resolve(null) : never(),
  );
  const page = await alone(
    '/',
    5,
    async () => 'page',
    async () => null,
  );
  void store('/', page, mark(), 1000);
  // What is stored is late, too.
  await vi.waitFor(() => expect(asked).toEqual(['SET', 'SET', 'DEL']), { timeout: WAIT_MS });
});

it('no page waits while Valkey is asked whether it answers again', async () => {
  const { find, asked, pass } = setup(never);
  for (let at = 0; at < 3; at += 1) await find('/');
  const opened = asked.length;
  pass(5001);
  let isDone = false;
  void find('/').then(() => (isDone = true));
  await nextTask();
  expect([isDone, asked.length > opened]).toEqual([true, true]);
});

/** A server that takes connections; what it answers to is up to the test. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { sockets, url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('a connection that does not answer is replaced', async () => {
  const { sockets, url } = await silentServer();
  const valkey = await connectValkey(url, () => undefined, 20);
  stops.push(valkey.close);
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(1), { timeout: WAIT_MS });
});
