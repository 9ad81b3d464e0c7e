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
  // As a page of everybody it is a frame, which needs no data.
  if (route.guard === 'member') return { pathname, search: '' };
  const known = pickParams(routeLocation.search, route.searchNames);
  return { pathname, search: known.size ? `?${known}` : '' };
}

/** What the page of an address reads of it; null if there is no page. */
function meaningOf(pathname: string, search: string): string | null {
  const bare = bareOf(localeOfPath(pathname), pathname);
  const { route, routeLocation } = findRoute(routes, bare, search);
  const values = route.error ? null : route.read(routeLocation);
  return values && JSON.stringify([route.path, values]);
}

/** What follows a link in a text, which chats and mails take for a part of it: signs, also escaped, and words of other scripts. */
const GLUED = /(?<=[a-z\d])(?:%(?:[\da-f]{2})?|[^a-z\d/&=%])+$/i;

/** The address without what was glued to its end; null if the page reads its end, or if there is no page without it either. */
export function withoutGlued(pathname: string, search: string): string | null {
  const [path = '', query = ''] = [pathname, search].map((text) => text.replace(GLUED, ''));
  if (path === pathname && query === search) return null;
  const found = meaningOf(pathname, search);
  const isRead = found !== null && found !== meaningOf(pathname, search.replace(/[?&][^?&]*$/, ''));
  const meant = meaningOf(path, query);
  return isRead || meant === null || meant === found ? null : path + query;
}

/** Whether an address is of a page for shoppers with a session. */
export const isForMembers = (pathname: string): boolean =>
  findRoute(routes, bareOf(localeOfPath(pathname), pathname)).route.guard === 'member';

/**
 * The query of a shopper's page, with the parameters that the page reads; null if its data does not depend on a session, or
 * if there is no page with these values.
 */
export function memberSearch(pathname: string, search: string): string | null {
  const bare = bareOf(localeOfPath(pathname), pathname);
  const { route, routeLocation } = findRoute(routes, bare, search);
  if (route.guard !== 'member' || !route.read(routeLocation)) return null;
  if (route.isOpen(routeLocation.search)) return null;
  const known = pickParams(routeLocation.search, route.searchNames);
  return known.size ? `?${known}` : '';
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
