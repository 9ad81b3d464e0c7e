// @vitest-environment node
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiProxy, type CallLine } from '#/server/api-proxy.ts';
import { serverOf } from '#/server/http.ts';
import { upstream } from './nginx.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

let answer: Answer;
let backend: Awaited<ReturnType<typeof upstream>>;
let shop: Server;
let problems: unknown[];
let lines: CallLine[];
let asked: PromiseWithResolvers<void>;

/** Of the clock that the tests turn. */
const limits = { call: 1000, upload: 3000 };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [problems, lines, asked] = [[], [], Promise.withResolvers()];
  backend = await upstream((req, res) => {
    asked.resolve();
    answer(req, res);
  });
  const proxy = apiProxy(new URL(`http://${backend.address}`), {
    report: (problem) => problems.push(problem),
    onCall: (line) => lines.push(line),
    limits,
  });
  shop = serverOf(async (req, res) => proxy(req, res));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  vi.useRealTimers();
  for (const server of [shop, backend.server]) {
    server.closeAllConnections();
    server.close();
  }
});

function call(headers: Record<string, string> = {}): Promise<Response> {
  const { port } = shop.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/front/x`, { method: 'POST', headers, body: 'x' });
}

async function* parts(res: ServerResponse) {
  while (!res.closed) {
    yield '1,';
    await nextTurn();
  }
}

describe('a proxied call that the backend does not end', () => {
  it('is answered with 504 after a time', async () => {
    answer = () => undefined;
    const called = call();
    await asked.promise;
    vi.advanceTimersByTime(limits.call);
    expect((await called).status).toBe(504);
    expect(problems).toEqual([`http://${backend.address} has not answered in 1000 ms`]);
  });

  it.each<[string, Answer]>([
    ['stalls in the middle', (_req, res) => void res.write('[')],
    ['trickles', (_req, res) => void pipeline(Readable.from(parts(res)), res, () => undefined)],
  ])('is cut after a time, on both sides: it %s', async (_how, reply) => {
    let isClosed = false;
    answer = (req, res) => {
      res.once('close', () => (isClosed = true));
      reply(req, res);
    };
    const response = await call();
    expect(response.status).toBe(200);
    vi.advanceTimersByTime(limits.call);
    await expect(response.text()).rejects.toThrow('terminated');
    await expect.poll(() => isClosed).toBe(true);
    await expect.poll(() => lines).toMatchObject([{ status: 'aborted' }]);
  });

  it('may take longer if it is an upload', async () => {
    answer = () => undefined;
    let status = 0;
    const called = call({ 'Content-Type': 'multipart/form-data; boundary=b' }).then(
      (response) => (status = response.status),
    );
    await asked.promise;
    vi.advanceTimersByTime(limits.call);
    await nextTurn();
    expect(status).toBe(0);
    vi.advanceTimersByTime(limits.upload - limits.call);
    await called;
    expect(status).toBe(504);
  });
});
