// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';

/**
 * Addresses of the sitemap take 3.3 KB a product, so that all of them would be four times the heap. The catalogue is no
 * larger than needed, because each product costs processor time.
 */
const PRODUCTS = 30_000;
const HEAP_MB = 24;

const folder = mkdtempSync(join(tmpdir(), 'sitemap-memory-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A backend that makes each page of its catalogue on request, in the process that builds the sitemap. */
const script = `
import { publicPaths } from '${join(process.cwd(), 'src/server/sitemap/collect.ts')}';
import { writeSitemap } from '${join(process.cwd(), 'src/server/sitemap/write.ts')}';

const row = (id) => ({ id, storeName: 'A product with a name of ordinary length', image: 'https://shop.test/' + id + '.webp', price: '12.50' });
const data = (url) => {
  if (!url.searchParams.has('page')) return [];
  if (!url.pathname.endsWith('/product/list')) return { list: [], total: 0 };
  const from = (Number(url.searchParams.get('page')) - 1) * 200;
  const list = Array.from({ length: Math.min(200, ${PRODUCTS} - from) }, (_, at) => row(from + at + 1));
  return { list, total: ${PRODUCTS} };
};
globalThis.fetch = async ({ url }) => Response.json({ code: 200, message: '', data: data(new URL(url)) });
const done = await writeSitemap(publicPaths('https://api.test'), 'https://shop.example', { folder: '${folder}', isPacked: true });
console.log(JSON.stringify(done));
`;

it('writes a catalogue that would fill the memory four times', () => {
  const file = join(folder, 'build.ts');
  writeFileSync(file, script);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`--max-old-space-size=${HEAP_MB}`, '--max-semi-space-size=1', file],
    { encoding: 'utf8', env: { PATH: process.env.PATH, NO_COLOR: '1' } },
  );
  expect([status, stderr]).toEqual([0, '']);
  const { pages, parts } = JSON.parse(stdout) as { pages: number; parts: number };
  expect(pages).toBeGreaterThan(PRODUCTS);
  const files = readdirSync(folder).filter((name) => /^sitemap-\d+\.xml\.gz$/.test(name));
  expect(files).toHaveLength(parts);
  const found = files.map((name) => gunzipSync(readFileSync(join(folder, name))).toString());
  expect(found.reduce((sum, text) => sum + (text.match(/<url>/g)?.length ?? 0), 0)).toBe(5 * pages);
  expect(found.join('')).toContain(`<loc>https://shop.example/en/goods_detail/${PRODUCTS}</loc>`);
});
