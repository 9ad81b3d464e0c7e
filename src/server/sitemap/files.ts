import { addressOf, alternatesOf, LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { routes } from '#/routes.ts';

/** The limits of a file are 50,000 addresses and 50 MB; 25,000 addresses with all alternates stay below both. */
const MOST = 25_000;

const topFolder = (path: string) => `/${path.split('/')[1]}`;
/** Path prefixes of guarded pages, excluded from search engines. */
const PRIVATE_PATHS = [
  ...new Set(routes.filter(({ guard }) => guard).map(({ path }) => topFolder(path))),
];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const xml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** One entry per language, each with links to all languages. */
function entriesOf(path: string, origin: string): string[] {
  const links = alternatesOf(origin, path)
    .map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xml(href)}"/>`,
    )
    .join('');
  return LOCALES.map(
    (locale) => `<url><loc>${xml(addressOf(origin, locale, path))}</loc>${links}</url>`,
  );
}

const urlSet = (entries: readonly string[]) =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;

/** File contents by name: the index `sitemap.xml` and the files it lists. */
export function sitemapFiles(
  paths: readonly string[],
  origin: string,
  most = MOST,
): ReadonlyMap<string, string> {
  const entries = paths.flatMap((path) => entriesOf(path, origin));
  const parts = Array.from(
    { length: Math.ceil(entries.length / most) },
    (_, index): [string, string] => [
      `sitemap-${index + 1}.xml`,
      urlSet(entries.slice(index * most, (index + 1) * most)),
    ],
  );
  const names = parts.map(([name]) => `<sitemap><loc>${xml(`${origin}/${name}`)}</loc></sitemap>`);
  const index = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('\n')}\n</sitemapindex>\n`;
  return new Map([['sitemap.xml', index], ...parts]);
}

export function robotsText(origin: string): string {
  const closed = LOCALES.flatMap((locale) =>
    PRIVATE_PATHS.map((path) => `Disallow: ${LANGUAGES[locale].prefix}${path}`),
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
