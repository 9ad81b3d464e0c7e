import { LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { routes } from '#/routes.ts';
import { INDEX } from './write.ts';

const topFolder = (path: string) => `/${path.split('/')[1]}`;
/** Path prefixes of guarded pages, excluded from search engines. */
const PRIVATE_PATHS = [
  ...new Set(routes.filter(({ guard }) => guard).map(({ path }) => topFolder(path))),
];

export function robotsText(origin: string): string {
  const closed = LOCALES.flatMap((locale) =>
    PRIVATE_PATHS.map((path) => `Disallow: ${LANGUAGES[locale].prefix}${path}`),
  );
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/${INDEX}`, ''].join('\n');
}
