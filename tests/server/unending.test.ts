import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { backend, DEAF } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { BROWSER, PATIENT, servePages, SOON } from './page-server.ts';

const GOODS = '/en/goods_detail/1001';
/** More than the places for pages that are being rendered. */
const MANY = 40;
const forms = Object.entries(DEAF);

describe.each(forms)('a backend that %s, whatever the page aborts', (_form, reply) => {
  it('a crawler gets the frame with 503 if the main call is of this kind', async () => {
    const { render, renderOk } = backend({ 'product/detail': reply });
    await renderOk('/en');
    expect(await render(GOODS, { deadlines: SOON })).toMatchObject({
      status: 503,
      state: { isFrame: true },
    });
  });

  it('the page is rendered without a part whose call is of this kind', async () => {
    const { renderOk } = backend({ 'product/reply': reply });
    const page = await renderOk(GOODS, { deadlines: { ...SOON, hard: PATIENT.hard } });
    expect(page).toMatchObject({ status: 200, degraded: true });
    expect(page.html).toContain('<h1');
  });
});

describe('places of pages that are being rendered', () => {
  const dist = builtFolder();
  afterAll(() => rmSync(dist, { recursive: true }));

  it.each(forms)('come back from a backend that %s', async (_form, reply) => {
    const { market } = backend();
    let isWell = false;
    const deadlines = { ...SOON };
    const pages = await servePages(
      dist,
      async (request) =>
        isWell || !request.url.includes('product/detail') ? market.fetch(request) : reply(request),
      { deadlines },
    );
    const all = await Promise.all(
      Array.from({ length: MANY }, (_, index) => pages.get(`/en/goods_detail/${1001 + index}`)),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([503]));
    isWell = true;
    Object.assign(deadlines, PATIENT);
    const { text } = await pages.get(GOODS, BROWSER);
    expect(text).toContain('<h1');
    await pages.stop();
  });
});
