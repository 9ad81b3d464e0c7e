// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '#/routes.ts';
import { addressOf } from '../component/shop/page-values.ts';
import { backend, hangs } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { BROWSER, PATIENT, servePages, SOON } from './page-server.ts';
import { rawRequest } from './raw-request.ts';

const dist = builtFolder();
afterAll(() => rmSync(dist, { recursive: true }));

const addresses = [...routes.map((route) => addressOf(route)), '/en/no/such/page', '/'];
/** A client can send any host; browsers send that of the shop. */
const EVIL = 'evil.example';
const OWN = 'shop.example';

const KINDS = [
  ['whole page', () => backend().market.fetch, {}, PATIENT],
  ['frame', () => hangs, BROWSER, SOON],
] as const;

describe.each(KINDS)('a %s without SHOP_ORIGIN', (_, sends, client, deadlines) => {
  it('has nothing of the host that another request has named before', async () => {
    const send = sends();
    const answer = async (request: Request) => send(request);
    const { origin, stop } = await servePages(dist, answer, { deadlines });
    const ask = async (address: string, Host: string) => {
      const headers: Record<string, string> = { ...client, Host };
      const { headers: sent, text } = await rawRequest(origin, address, { headers });
      return JSON.stringify(sent) + text;
    };
    let isNamed = false;
    for (const address of addresses) {
      isNamed ||= (await ask(address, EVIL)).includes(EVIL);
      expect(await ask(address, OWN), address).not.toContain(EVIL);
    }
    // Otherwise nothing is compared.
    expect(isNamed).toBe(client !== BROWSER);
    await stop();
  });
});
