import { addressOf, alternatesOf, LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { routes } from '#/routes.ts';

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

/** Beginning and end of a file of addresses. */
export const URL_SET = {
  begin: `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
} as const;

/** One entry per language, each with links to all languages. */
export function entriesOf(path: string, origin: string): string {
  const links = alternatesOf(origin, path)
    .map(
      ({ hrefLang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${xml(href)}"/>`,
    )
    .join('');
  return LOCALES.map(
    (locale) => `<url><loc>${xml(addressOf(origin, locale, path))}</loc>${links}</url>\n`,
  ).join('');
}

/** Number of entries per path. */
export const ENTRIES = LOCALES.length;

export const INDEX = 'sitemap.xml';
export const partName = (number: number): string => `sitemap-${number}.xml`;

/** The index that lists the files of addresses. */
export function indexText(origin: string, parts: number): string {
  const names = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${xml(`${origin}/${partName(index + 1)}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`;
}

export function robotsText(origin: string): string {
  const closed = LOCALES.flatMap((locale) =>
    PRIVATE_PATHS.map((path) => `Disallow: ${LANGUAGES[locale].prefix}${path}`),
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/${INDEX}`, ''].join('\n');
}
