// @vitest-environment node
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type CspLine, cspReports } from '#/server/csp-reports.ts';
import { serverOf } from '#/server/http.ts';
import { rawRequest } from './raw-request.ts';

describe('reports of violations', () => {
  let server: Server;
  let lines: CspLine[] = [];
  let time = 0;

  const serve = async () => {
    lines = [];
    const handle = cspReports(
      (line) => lines.push(line),
      () => time,
    );
    server = serverOf(handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return (message: unknown, method = 'POST') =>
      rawRequest(origin, '/csp-reports', {
        method,
        body: typeof message === 'string' ? message : JSON.stringify(message),
      });
  };
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?secret-of=blocked',
    documentURL: 'https://shop.example/order/order_detail?identity=secret-identity#secret-part',
    sourceFile: 'https://shop.example/assets/a.js?secret=1',
    lineNumber: 3,
    disposition: 'enforce',
    sample: 'secret text',
  };

  it('are logged without queries, in both formats', async () => {
    const send = await serve();
    expect(
      (
        await send([
          { type: 'csp-violation', body },
          { type: 'deprecation', body },
        ])
      ).status,
    ).toBe(204);
    await send({
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'data:image/png;base64,secret',
        'document-uri': 'https://shop.example/en?secret=1',
      },
    });
    expect(lines).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://shop.example/order/order_detail',
        source: 'https://shop.example/assets/a.js',
        line: 3,
        disposition: 'enforce',
        dropped: 0,
      },
      expect.objectContaining({
        directive: 'img-src',
        blocked: 'data',
        page: 'https://shop.example/en',
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('are bounded: in size, per message and per minute', async () => {
    const send = await serve();
    for (const bad of ['', '{', 'null', '[null,1,{}]', 'x'.repeat(200_000)])
      expect((await send(bad)).status).toBe(204);
    expect((await send('', 'GET')).status).toBe(405);
    expect(lines).toEqual([]);
    const many = Array.from({ length: 8 }, () => ({ type: 'csp-violation', body }));
    for (let round = 0; round < 10; round += 1) await send(many);
    expect(lines).toHaveLength(20);
    time += 60_000;
    await send(many.slice(0, 1));
    expect(lines).toHaveLength(21);
    // 80 were sent; 3 of each of the first four messages were counted with the next line.
    expect(lines.reduce((sum, { dropped }) => sum + dropped, 0)).toBe(60);
  });
});
