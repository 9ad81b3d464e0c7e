/** What an address of the shop says before anything is loaded. */
import { bareOf, localeOfPath } from '#/i18n/languages.ts';
import { findRoute } from '#/router/prepare.ts';
import { pickParams } from '#/router/search-params.ts';
import { routes } from '#/routes.ts';

/** Drops parameters that the page does not read, which gives a cache key. */
export function knownAddress(
  pathname: string,
  search: string,
): Record<'pathname' | 'search', string> {
  const bare = bareOf(localeOfPath(pathname), pathname);
  const { route, routeLocation } = findRoute(routes, bare, search);
  // Pages of members are rendered as frames, which need no data.
  if (route.guard === 'member') return { pathname, search: '' };
  const known = pickParams(routeLocation.search, route.searchNames);
  return { pathname, search: known.size ? `?${known}` : '' };
}

/** Frame and skeleton of route patterns that do not use the default ones. */
export const shapes = routes
  .map(({ path, skeleton = 'list', frame = 'shop' }) => ({
    path: `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}/?$`,
    skeleton,
    frame,
  }))
  .filter(({ skeleton, frame }) => skeleton !== 'list' || frame !== 'shop');

/** Pattern of the route of an address, without the language. */
export const routeOf = (pathname: string): string =>
  findRoute(routes, bareOf(localeOfPath(pathname), pathname)).route.path;

/** Cache key of a frame: equal for all addresses with the same frame. */
export const frameKey = (pathname: string): string =>
  `${localeOfPath(pathname)} ${routeOf(pathname)}`;
