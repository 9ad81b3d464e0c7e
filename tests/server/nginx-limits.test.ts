// @vitest-environment node
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNginx } from '#scripts/nginx.ts';
import { type Front, startNginx, upstream } from './nginx.ts';

const nginx = findNginx();
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe.skipIf(nginx === null)('nginx', () => {
  let front: Front;
  let shop: Awaited<ReturnType<typeof upstream>>;
  let isDeployed = false;

  beforeAll(async () => {
    const answer = ({ url = '' }: IncomingMessage, res: ServerResponse) => {
      if (isDeployed && url.startsWith('/assets/')) return void res.writeHead(404).end('none');
      res.writeHead(200, { 'Cache-Control': url.startsWith('/assets/') ? IMMUTABLE : 'no-store' });
      res.end(url);
    };
    shop = await upstream(answer);
    front = await startNginx(nginx ?? '', shop.address, shop.address, { isLimited: true });
  });
  afterAll(() => {
    front.stop();
    shop.server.closeAllConnections();
    shop.server.close();
  });

  const statusesOf = async (pathAt: (index: number) => string, count: number) => {
    const all: number[] = [];
    // Not all at once: another limit counts those.
    for (let index = 0; index < count; index += 20)
      all.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, async (_, at) => {
            const answer = await fetch(front.origin + pathAt(index + at));
            await answer.text();
            return answer.status;
          }),
        )),
      );
    return all;
  };

  it('keeps scripts and styles that the shop no longer has, but not that one is missing', async () => {
    const first = await fetch(`${front.origin}/assets/old-1.js`);
    expect(await first.text()).toBe('/assets/old-1.js');
    isDeployed = true;
    const again = await fetch(`${front.origin}/assets/old-1.js`);
    expect([again.status, await again.text()]).toEqual([200, '/assets/old-1.js']);
    expect(again.headers.get('Cache-Control')).toBe(IMMUTABLE);
    expect((await fetch(`${front.origin}/assets/new-1.js`)).status).toBe(404);
    isDeployed = false;
    expect((await fetch(`${front.origin}/assets/new-1.js`)).status).toBe(200);
  });

  it('refuses more pages than a browser requests; calls, scripts and styles have limits of their own', async () => {
    const pages = await statusesOf((index) => `/goods_detail/${index}`, 200);
    expect(pages.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(pages.at(-1)).toBe(429);
    // The same client.
    const calls = await statusesOf((index) => `/api/front/product/detail/${index}`, 200);
    expect(new Set(calls)).toEqual(new Set([200]));
    const scripts = await statusesOf((index) => `/assets/page-${index}.js`, 200);
    expect(new Set(scripts)).toEqual(new Set([200]));
  });
});
