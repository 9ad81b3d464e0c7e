// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate as nextTask } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBody } from '#mocks/read-body.ts';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';
import { rawRequest } from './raw-request.ts';

const problems: unknown[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  const market = await startMarketServer({ fresh: true, saved: false });
  server = serverOf(
    async (req, res) => void (await market.handle(req, res)),
    (problem) => problems.push(problem),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Collects garbage now. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

it('a body that is too large is not held in memory', async () => {
  const parts: WeakRef<Buffer>[] = [];
  let held = 0;
  async function* send() {
    for (let sent = 0; sent < 20; sent += 1) {
      const part = Buffer.alloc(2 ** 20);
      parts.push(new WeakRef(part));
      yield part;
    }
    await nextTask();
    collectGarbage();
    held = parts.filter((part) => part.deref()).length;
  }
  expect(await readBody(Readable.from(send()))).toBeNull();
  // The stream has the last ones.
  expect(held).toBeLessThan(5);
});

describe('the market over HTTP', () => {
  it.each(['a b', '['])('does not understand the host "%s"', async (Host) => {
    const { status } = await rawRequest(origin, '/api/front/product/list', { headers: { Host } });
    expect(status).toBe(400);
    expect(problems).toEqual([]);
  });

  it.each([{}, { 'Transfer-Encoding': 'chunked' }])(
    'refuses a body of 13 MB: %j',
    async (headers) => {
      const body = Buffer.alloc(13 * 2 ** 20);
      for (const path of ['/api/front/upload/image', '/sandbox/control']) {
        const answer = await rawRequest(origin, path, { method: 'POST', headers, body });
        expect(answer.status, path).toBe(413);
      }
    },
  );

  it('answers 404 for a payment or request that does not exist', async () => {
    for (const path of ['/sandbox/wallet', '/sandbox/wallet?token=none'])
      expect((await rawRequest(origin, path)).status, path).toBe(404);
    expect(problems).toEqual([]);
  });
});
