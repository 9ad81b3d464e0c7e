/**
 * Writes sitemap.xml and robots.txt for static hosts:
 * `npm run build sitemap -- --base-url https://shop.example --api URL [--out dist]`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stop } from '#/server/setting.ts';
import { publicPaths } from '#/server/sitemap/collect.ts';
import { robotsText } from '#/server/sitemap/robots.ts';
import { writeSitemap } from '#/server/sitemap/write.ts';
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
mkdirSync(values.out, { recursive: true });
const { pages, parts } = await writeSitemap(publicPaths(api), origin, { folder: values.out }).catch(
  (error: unknown) => stop(`${api} did not return its products. ${reasonOf(error)}`),
);
writeFileSync(join(values.out, 'robots.txt'), robotsText(origin));
console.log(
  `${pages} pages in all languages: sitemap.xml, robots.txt and ${parts} files of addresses in ${values.out}`,
);
