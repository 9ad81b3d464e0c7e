// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '#scripts/nginx.ts';
import { type Front, hasOpenssl, startNginx, upstream } from './nginx.ts';

const nginx = findNginx();

/** Status and headers of a response over TLS and HTTP/2. */
async function overTls(origin: string, path: string, authority?: string) {
  // The certificate is self-signed.
  const session = connect(origin, { rejectUnauthorized: false });
  const stream = session.request({
    ':path': path,
    ...(authority ? { ':authority': authority } : {}),
  });
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    session.on('error', reject);
    stream.on('error', reject);
    stream.on('response', resolve);
  });
  session.destroy();
  return { status: headers[':status'], headers };
}

const answer = (_: IncomingMessage, res: ServerResponse) => void res.writeHead(200).end('{}');

describe.skipIf(nginx === null || !hasOpenssl())('behind nginx with TLS', () => {
  let front: Front;
  let shop: Awaited<ReturnType<typeof upstream>>;
  let backend: Awaited<ReturnType<typeof upstream>>;

  beforeAll(async () => {
    [shop, backend] = await Promise.all([upstream(answer), upstream(answer)]);
    front = await startNginx(nginx ?? '', shop.address, backend.address, { tls: true });
  });
  afterAll(() => {
    front.stop();
    for (const { server } of [shop, backend]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('serves pages and calls over HTTP/2, and names the scheme for both', async () => {
    expect((await overTls(front.origin, '/en')).status).toBe(200);
    expect(shop.requests.at(-1)?.headers['x-forwarded-proto']).toBe('https');
    const { status, headers } = await overTls(front.origin, '/api/front/user/info');
    expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
    expect(backend.requests.at(-1)?.headers['x-forwarded-proto']).toBe('https');
  });

  it('redirects to https, and serves no other name', async () => {
    const answer = await fetch(`${front.plainOrigin}/en?a=1`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      'https://127.0.0.1/en?a=1',
    ]);
    expect((await overTls(front.origin, '/en', 'evil.example')).status).toBe(421);
  });
});
