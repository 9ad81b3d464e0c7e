// @vitest-environment node
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { apiProxy } from '#/server/api-proxy.ts';
import { backendFetch } from '#/server/backend-fetch.ts';
import { serverOf } from '#/server/http.ts';
import { rawRequest } from './raw-request.ts';

const CALL = '/api/front/product/list?page=1';

/** Sends a call to a proxy whose backend is itself. */
async function circle(send: (origin: string) => Promise<unknown>) {
  let requests = 0;
  const problems: unknown[] = [];
  let proxy: ReturnType<typeof apiProxy> | undefined;
  const own = serverOf(async (req, res) => {
    requests += 1;
    proxy?.(req, res);
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  proxy = apiProxy(new URL(origin), { report: (problem) => problems.push(problem) });
  const answered = await send(origin);
  own.closeAllConnections();
  own.close();
  return { requests, answered, problems };
}

describe('an API_TARGET that leads back to the shop', () => {
  it('a call of a browser goes round three times, and the log says why', async () => {
    const { requests, answered, problems } = await circle((own) => rawRequest(own, CALL));
    expect([requests, answered]).toMatchObject([4, { status: 508 }]);
    expect(problems.join()).toContain('API_TARGET leads back');
  });

  it('a call of a page goes round three times', async () => {
    const { requests, answered } = await circle((own) =>
      backendFetch(new URL(own))(new Request(own + CALL), new AbortController().signal),
    );
    expect([requests, answered]).toMatchObject([3, { status: 508 }]);
  });
});
