// @vitest-environment node
import { rmSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PayType } from '#generated/model/payType.ts';
import { documents, etagOf, type PageExtras } from '#/server/document.ts';
import { HIDE_DISMISSED_BANNER } from '#/server/inline-scripts.ts';
import { backend, type RenderedPage } from './backend.ts';
import { builtFolder } from './built-folder.ts';
import { PATIENT, servePages } from './page-server.ts';

const dist = builtFolder();
let rendered: RenderedPage;

beforeAll(async () => {
  rendered = await backend().renderOk('/en/no/such/page');
});
afterAll(() => rmSync(dist, { recursive: true }));

const tagOf = (extras: Partial<PageExtras> = {}, page = rendered) =>
  etagOf(Buffer.from(documents(dist, { scripts: [], ...extras })('en', page)));

it('the ETag of a page does not depend on when it was rendered', () => {
  const later = { ...rendered, state: { ...rendered.state, time: rendered.state.time + 1 } };
  expect(tagOf({}, later)).toBe(tagOf());
});

it('the ETag of a page changes with the configuration', () => {
  const configured = { ...rendered, config: { payTypes: [PayType.card] } };
  expect(tagOf({}, configured)).not.toBe(tagOf());
});

it.each<[string, Partial<PageExtras>]>([
  ['the scripts before the app', { scripts: ['/first.js'] }],
  ['the policy', { trustedTypes: true }],
])('the ETag of a page changes with %s', (_what, extras) => {
  expect(tagOf(extras)).not.toBe(tagOf());
});

it.each(['/en/goods/goods_search?cid=3', '/en/goods/top_one'])(
  'a document is painted when its page is parsed: %s',
  async (path) => {
    const page = await backend().renderOk(path);
    const html = documents(dist, { scripts: [] })('en', page);
    const [head = '', body = ''] = html.split('</head>');
    const [, id] =
      /<link rel="expect" href="#([^"]+)" blocking="render" media="[^"]+">/.exec(head) ?? [];
    const [before, after] = body.split(`id="${id}"`);
    expect(before).toContain('</footer>');
    expect(after).toContain('id="state"');
  },
);

it('a page and its configuration agree, also if it changes while the page is rendered', async () => {
  let isAsked = false;
  const pages = await servePages(dist, backend().market.fetch, {
    config: () => {
      const payTypes = isAsked ? [PayType.card] : [];
      isAsked = true;
      return { payTypes };
    },
    deadlines: PATIENT,
  });
  const { text } = await pages.get('/en/goods/goods_search?cid=3');
  await pages.stop();
  const [html = '', rest = ''] = text.split('<script type="application/json" id="shop-config">');
  expect(rest).toContain('{"payTypes":[]}</script>');
  expect(html).not.toContain('Payment methods');
});

it.each([
  ['blocked', undefined, []],
  ['there', 'a=1; banner.7=x; b=banner.8', ['[data-closed-by="banner.7"]{display:none}']],
])('the script of the banner runs with cookies that are %s', (_what, cookie, sheets) => {
  const written: string[] = [];
  const document = {
    documentElement: { dataset: {} },
    get cookie() {
      if (cookie === undefined) throw new DOMException('Sandboxed', 'SecurityError');
      return cookie;
    },
  };
  class CSSStyleSheet {
    replaceSync = (text: string) => void written.push(text);
  }
  const location = { hash: '' };
  runInNewContext(HIDE_DISMISSED_BANNER, { document, location, performance, CSSStyleSheet });
  expect(written).toEqual(sheets);
});
