// @vitest-environment happy-dom
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { robotsText } from '#/server/sitemap/robots.ts';
import { writeSitemap } from '#/server/sitemap/write.ts';
import { LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { routes } from '#/routes.ts';

const SHOP = 'https://shop.example';

/** Contents of the files of a sitemap, by name. */
async function sitemapFiles(
  paths: readonly string[],
  origin: string,
  options: { most?: number } = {},
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  try {
    await writeSitemap(
      (async function* chunks() {
        yield paths;
      })(),
      origin,
      { folder, ...options },
    );
    return new Map(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Parses XML; throws if it is not well-formed. */
function parse(text: string | undefined): Document {
  const document = new DOMParser().parseFromString(text ?? '', 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

const locs = (document: Document) =>
  [...document.querySelectorAll('loc')].map(({ textContent }) => textContent);

describe('the sitemap', () => {
  it('has an entry per language with links to all of them', async () => {
    const files = await sitemapFiles(['/', '/goods_detail/7'], SHOP);
    const [entry, ...others] = [...parse(files.get('sitemap-1.xml')).querySelectorAll('url')].slice(
      5,
    );
    expect(entry?.querySelector('loc')?.textContent).toBe(`${SHOP}/goods_detail/7`);
    expect(others).toHaveLength(4);
    for (const each of [entry, ...others]) {
      const links = [...each!.children]
        .slice(1)
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
      expect(links).toEqual([
        ['zh-CN', `${SHOP}/goods_detail/7`],
        ['en', `${SHOP}/en/goods_detail/7`],
        ['fr', `${SHOP}/fr/goods_detail/7`],
        ['th', `${SHOP}/th/goods_detail/7`],
        ['lo', `${SHOP}/lao/goods_detail/7`],
        ['x-default', `${SHOP}/goods_detail/7`],
      ]);
    }
  });

  it('has no trailing slash for home pages', async () => {
    expect(locs(parse((await sitemapFiles(['/'], SHOP)).get('sitemap-1.xml')))).toEqual(
      ['/', '/en', '/fr', '/th', '/lao'].map((path) => SHOP + path),
    );
  });

  it('is split into files listed in the index', async () => {
    const files = await sitemapFiles(['/a', '/b', '/c'], SHOP, { most: 12 });
    expect(locs(parse(files.get('sitemap.xml')))).toEqual(
      [1, 2].map((number) => `${SHOP}/sitemap-${number}.xml`),
    );
    const parts = [1, 2].map((number) => locs(parse(files.get(`sitemap-${number}.xml`))));
    expect(parts.map(({ length }) => length)).toEqual([10, 5]);
    expect(new Set(parts.flat()).size).toBe(15);
  });

  it('limits files to 50,000 addresses and 50 MB', async () => {
    const paths = Array.from(
      { length: 10_001 },
      (_, index) => `/goods_detail/${10_000_000 + index}`,
    );
    const short = await sitemapFiles(paths, SHOP);
    expect([...short.keys()].toSorted()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap.xml']);
    expect(short.get('sitemap-1.xml')?.match(/<url>/g)).toHaveLength(50_000);

    const long = await sitemapFiles(paths, `https://${'shop'.repeat(40)}.example`);
    const parts = [...long].filter(([name]) => name !== 'sitemap.xml').map(([, text]) => text);
    for (const text of parts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(50_000_000);
    expect(parts.flatMap((text) => text.match(/<url>/g) ?? [])).toHaveLength(50_005);
  });

  it('escapes addresses', async () => {
    const path = `/goods/goods_search?title=${encodeURIComponent('"<&')}&cid=3'>`;
    const files = await sitemapFiles([path], 'https://shop.example/<"&\'>');
    expect(locs(parse(files.get('sitemap-1.xml')))[0]).toBe(`https://shop.example/<"&'>${path}`);
    parse(files.get('sitemap.xml'));
  });
});

describe('pages in the sitemap', () => {
  const listed = routes.filter(({ inSitemap }) => inSitemap);

  it('are public, have no parameter in the path and redirect nowhere', () => {
    expect(listed.length).toBeGreaterThan(0);
    for (const { path, guard, redirect } of listed) {
      expect(guard, path).toBeUndefined();
      expect(path).not.toMatch(/[:*]/);
      expect(redirect(new URLSearchParams()), path).toBeNull();
    }
  });

  it('are all public pages that show something without an id', () => {
    const missing = routes.filter(
      ({ path, guard, inSitemap, page, searchNames }) =>
        page && !guard && !inSitemap && !/[:*]/.test(path) && !searchNames.includes('id'),
    );
    // Return address of a sign-in provider.
    expect(missing.map(({ path }) => path)).toEqual(['/middlewares/callback_twitter']);
  });
});

describe('robots.txt', () => {
  const closed = robotsText(SHOP)
    .split('\n')
    .flatMap((line) => line.match(/^Disallow: (.+)$/)?.[1] ?? []);

  it('links the sitemap', () => {
    expect(robotsText(SHOP)).toContain(`\nSitemap: ${SHOP}/sitemap.xml\n`);
    expect(robotsText(SHOP)).toMatch(/^User-agent: \*\n/);
  });

  it('disallows guarded pages in every language, and no other', () => {
    expect(new Set(closed).size).toBe(closed.length);
    for (const { path, guard } of routes) {
      for (const locale of LOCALES) {
        const address = LANGUAGES[locale].prefix + path.replace(':id', '1');
        expect(
          closed.some((start) => address.startsWith(start)),
          address,
        ).toBe(guard !== undefined);
      }
    }
  });
});
