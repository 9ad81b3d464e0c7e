// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the market over HTTP', () => {
  it.each([{}, { 'Transfer-Encoding': 'chunked' }])(
    'refuses a body of 120 MB without holding it in memory: %j',
    async (headers) => {
      const body = Buffer.alloc(120 * 2 ** 20);
      const before = process.memoryUsage().rss;
      for (const path of ['/api/front/upload/image', '/sandbox/control']) {
        const answer = await rawRequest(origin, path, { method: 'POST', headers, body });
        expect(answer.status, path).toBe(413);
      }
      expect(process.memoryUsage().rss - before).toBeLessThan(100 * 2 ** 20);
    },
  );

  it('answers 404 for a payment or request that does not exist', async () => {
    for (const path of ['/sandbox/wallet', '/sandbox/wallet?token=none'])
      expect((await rawRequest(origin, path)).status, path).toBe(404);
    expect(problems).toEqual([]);
  });
});
