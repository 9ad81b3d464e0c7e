// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import { isRead } from '#/api/reads.ts';
import { backendFetch } from '#/server/backend-fetch.ts';
import { withRequest } from '#/server/request-context.ts';
import { upstream } from './nginx.ts';

let answer: (req: IncomingMessage, res: ServerResponse) => void;
let backend: Awaited<ReturnType<typeof upstream>>;
let other: Awaited<ReturnType<typeof upstream>>;

beforeEach(async () => {
  backend = await upstream((req, res) => answer(req, res));
  other = await upstream((_req, res) => void res.end('other'));
});

afterEach(() => {
  for (const { server } of [backend, other]) {
    server.closeAllConnections();
    server.close();
  }
});

const call = () =>
  backendFetch(new URL(`http://${backend.address}/shop`))(
    new Request(`http://${backend.address}/shop/api/front/x`),
    new AbortController().signal,
  );
const redirectTo = (location: string) => {
  answer = (req, res) =>
    req.url === '/shop/api/front/x'
      ? void res.writeHead(302, { Location: location }).end()
      : void res.end(`at ${req.url}`);
};

describe('a call of the server', () => {
  it('has the id of the request that it belongs to', async () => {
    answer = (_req, res) => void res.end('ok');
    await Promise.all(['id-of-one', 'id-of-two'].map((id) => withRequest(id, call)));
    await call();
    expect(backend.requests.map(({ headers }) => headers['x-request-id']).sort()).toEqual([
      'id-of-one',
      'id-of-two',
      undefined,
    ]);
  });

  it('follows redirects of the backend within the API', async () => {
    redirectTo('/shop/api/pc/y?z=1');
    expect(await (await call()).text()).toBe('at /shop/api/pc/y?z=1');
  });

  it('fails if the backend redirects to a write, which would be sent with the token of a shopper', async () => {
    const writes = (Object.keys(operations) as OperationId[]).filter(
      (id) => operations[id].method === 'GET' && !isRead(id),
    );
    expect(writes).toContain('logout');
    for (const id of writes) {
      redirectTo(`/shop${operations[id].path.replaceAll(/\{\w+\}/g, '1')}`);
      await expect(call(), id).rejects.toThrow('to a write');
    }
    expect(new Set(backend.requests.map(({ url }) => url))).toEqual(new Set(['/shop/api/front/x']));
  });

  it('fails if the backend redirects to another host, to another part, or forever', async () => {
    for (const location of [
      `http://${other.address}/shop/api/front/x`,
      '/shop/api/admin/x',
      '/shop/api/front/x',
    ]) {
      redirectTo(location);
      await expect(call(), location).rejects.toThrow('redirects');
    }
    expect(other.requests).toEqual([]);
    expect(backend.requests.map(({ url }) => url)).not.toContain('/shop/api/admin/x');
  });
});
