// @vitest-environment node
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents, type PageExtras } from '#/server/document.ts';
import { backend, type RenderedPage } from './backend.ts';
import { builtFolder } from './built-folder.ts';

const dist = builtFolder();
let rendered: RenderedPage;

beforeAll(async () => {
  rendered = await backend().renderOk('/en/no/such/page');
});
afterAll(() => rmSync(dist, { recursive: true }));

const etagOf = (extras: Partial<PageExtras> = {}, page = rendered) =>
  documents(dist, { config: () => ({}), scripts: [], ...extras })('en', page).etag;

it('the ETag of a page does not depend on when it was rendered', () => {
  const later = { ...rendered, state: { ...rendered.state, time: rendered.state.time + 1 } };
  expect(etagOf({}, later)).toBe(etagOf());
});

it.each<[string, Partial<PageExtras>]>([
  ['the configuration', { config: () => ({ payTypes: ['stripe'] }) }],
  ['the scripts before the app', { scripts: ['/first.js'] }],
  ['the policy', { trustedTypes: true }],
])('the ETag of a page changes with %s', (_what, extras) => {
  expect(etagOf(extras)).not.toBe(etagOf());
});
