// @vitest-environment node
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TEST_MS } from '#tests/deadlines.ts';
import { apiProxy, type CallLine } from '#/server/api-proxy.ts';
import { serverOf } from '#/server/http.ts';
import { upstream } from './nginx.ts';
import { nextTask } from '#tests/next-task.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;

let answer: Answer;
let backend: Awaited<ReturnType<typeof upstream>>;
let shop: Server;
let problems: unknown[];
let lines: CallLine[];
let limits: { call: number; upload: number };

beforeEach(async () => {
  [problems, lines] = [[], []];
  limits = { call: TEST_MS, upload: TEST_MS };
  backend = await upstream((req, res) => answer(req, res));
  const proxy = apiProxy(new URL(`http://${backend.address}`), {
    report: (problem) => problems.push(problem),
    onCall: (line) => lines.push(line),
    limits,
  });
  shop = serverOf(async (req, res) => proxy(req, res));
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  for (const server of [shop, backend.server]) {
    server.closeAllConnections();
    server.close();
  }
});

async function call(headers: Record<string, string> = {}): Promise<number> {
  const { port } = shop.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/front/x`, {
    method: 'POST',
    headers,
    body: 'x',
  });
  await response.text();
  return response.status;
}

async function* parts(res: ServerResponse) {
  while (!res.closed) {
    yield '1,';
    await nextTask();
  }
}

describe('a proxied call that the backend does not end', () => {
  it('is answered with 504 after a time', async () => {
    answer = () => undefined;
    limits.call = 50;
    expect(await call()).toBe(504);
    expect(problems).toEqual([`http://${backend.address} has not answered in 50 ms`]);
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
    limits.call = 50;
    await expect(call()).rejects.toThrow('terminated');
    await expect.poll(() => isClosed).toBe(true);
    await expect.poll(() => lines).toMatchObject([{ status: 'aborted' }]);
  });

  it('may take longer if it is an upload', async () => {
    answer = () => undefined;
    limits.upload = 50;
    expect(await call({ 'Content-Type': 'multipart/form-data; boundary=b' })).toBe(504);
  });
});
