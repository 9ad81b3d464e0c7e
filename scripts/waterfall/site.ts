import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startMarketServer } from '#mocks/server.ts';
import { serverOf } from '#/server/http.ts';
import { memberPages, signIn } from '../measure/member.ts';
import { PAGES } from '../measure/plan.ts';
import { startEdge } from './edge.ts';

type Parts = Awaited<ReturnType<(typeof import('#/server/index.ts'))['loadParts']>>;
type Handler = Parameters<typeof serverOf>[0];

/**
 * The built shop of a checkout behind HTTP/2, on the market of this one.
 * @param serve answers a request in place of the shop; false if it does not
 */
export async function startSite(
  checkout: string,
  serve: (...request: Parameters<Handler>) => Promise<boolean> = () => Promise.resolve(false),
) {
  const market = await startMarketServer({ fresh: true, saved: false, renderedPictures: true });
  const file = pathToFileURL(join(checkout, 'dist-server', 'index.js')).href;
  const { loadParts } = (await import(file)) as { loadParts: () => Promise<Parts> };
  const { shopServer } = await loadParts();
  const shop = shopServer({ market }, { cached: true });
  const server = serverOf(async (req, res) => {
    if (!(await serve(req, res))) shop.emit('request', req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const session = await signIn(origin);
  const pages = [...PAGES, ...(await memberPages(session))];
  return { origin, session, edge: await startEdge(origin), pages };
}
