/**
 * Writes sitemap.xml and robots.txt for static hosts:
 * `npm run sitemap -- --base-url https://shop.example --api URL [--out dist]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from '#/server/http.ts';
import { collectPaths } from '#/server/sitemap/collect.ts';
import { robotsText, sitemapFiles } from '#/server/sitemap/files.ts';
import { generateIfStale } from './steps.ts';

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: '' },
    api: { type: 'string', default: '' },
    out: { type: 'string', default: join(import.meta.dirname, '..', 'dist') },
  },
});

function address(flag: 'base-url' | 'api'): string {
  const text = values[flag];
  return /^https?:\/\//.test(text) && URL.canParse(text)
    ? text.replace(/\/+$/, '')
    : stop(`--${flag} must be an address that begins with http:// or https://.`);
}

/** The cause of a failed connection, otherwise the error. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error ? (error.cause ?? error) : error);

const [origin, api] = [address('base-url'), address('api')];
await generateIfStale();
const paths = await collectPaths(api).catch((error: unknown) =>
  stop(`${api} did not return its products. ${reasonOf(error)}`),
);
mkdirSync(values.out, { recursive: true });
const files = new Map([...sitemapFiles(paths, origin), ['robots.txt', robotsText(origin)]]);
for (const [name, text] of files) writeFileSync(join(values.out, name), text);
console.log(
  `${paths.length} pages in all languages: ${[...files.keys()].join(', ')} in ${values.out}`,
);
