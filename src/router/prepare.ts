import { matchPath } from 'react-router-dom';
import { pageTexts } from '#generated/page-texts.ts';
import type { Component, Elements } from '#/lib/content.ts';
import { ApiError } from '#/api/error.ts';
import { loadNamespaces } from '#/i18n/i18n.ts';
import { codeInTime } from './chunk-failure.ts';
import { loadMissingSheets } from './missing-sheets.ts';
import type { RouteDef } from './define-route.ts';
import { loadQueries } from './page-queries.ts';
import { returnSearch } from './page-search.ts';
import { type AppContext, Redirect, type RouteLocation } from './types.ts';

/** A page that is ready to render: its code, texts and critical data are loaded, or `error` says why not. */
export interface Prepared {
  route: RouteDef;
  routeLocation: RouteLocation;
  Page: Component | null;
  Shell: Component<{ children: Elements }> | null;
  error: unknown;
  /** the page is loading: its skeleton is rendered */
  isLoading?: true;
}

interface Match {
  route: RouteDef;
  routeLocation: RouteLocation;
}

/** The catch-all is the last route of the map. */
function noPage(routes: readonly RouteDef[], pathname: string, search: string): Match {
  const route = routes.at(-1);
  if (!route) throw new Error('There are no routes');
  return { route, routeLocation: { pathname, search: new URLSearchParams(search), params: {} } };
}

/** What addresses of a route begin with. Matching compiles each path again. */
const startOf = (path: string) => (path.split(/[:*]/)[0] ?? '').replace(/\/+$/, '').toLowerCase();

/** The first route whose path matches, whatever the values of the address. */
export function findRoute(routes: readonly RouteDef[], pathname: string, search = ''): Match {
  const address = pathname.toLowerCase();
  for (const route of routes) {
    if (!address.startsWith(startOf(route.path))) continue;
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).map(([key, value]) => [key, value ?? '']),
    );
    return { route, routeLocation: { pathname, search: new URLSearchParams(search), params } };
  }
  return noPage(routes, pathname, search);
}

/** The route of an address; the catch-all if its page cannot exist with the values of the address. */
function matchRoute(routes: readonly RouteDef[], pathname: string, search: string): Match {
  const found = findRoute(routes, pathname, search);
  return found.route.read(found.routeLocation) ? found : noPage(routes, pathname, search);
}

/** Placeholder of a page that is loading. */
export const loadingPage = (
  routes: readonly RouteDef[],
  pathname: string,
  search: string,
): Prepared => ({
  ...findRoute(routes, pathname, search),
  Page: null,
  Shell: null,
  error: null,
  isLoading: true,
});

const needsSession = ({ guard, isOpen }: RouteDef, { search }: RouteLocation): boolean =>
  guard === 'member' && !isOpen(search);

function guard(route: RouteDef, routeLocation: RouteLocation, context: AppContext, hash: string) {
  if (needsSession(route, routeLocation) && !context.signedIn()) {
    const from =
      routeLocation.pathname + (routeLocation.search.size ? `?${routeLocation.search}` : '') + hash;
    throw new Redirect(`/login?from=${encodeURIComponent(from)}`);
  }
  guardFromMember(route, routeLocation, context);
}

function guardFromMember(route: RouteDef, { search }: RouteLocation, context: AppContext) {
  if (route.guard === 'guest' && context.signedIn())
    throw new Redirect(returnSearch.parse(search).from);
}

/** Data of the page and of its frame. */
async function loadData(route: RouteDef, routeLocation: RouteLocation, context: AppContext) {
  const frame = route.frame === 'quiet' ? [] : context.frameQueries;
  await Promise.all([
    loadQueries({ deferred: frame }, context),
    route.listQueries(routeLocation, context).then((lists) => loadQueries(lists, context)),
  ]);
}

/** Loads a page for a server request, a prefetch or a click. Throws only `Redirect`. */
export function prepare(
  routes: readonly RouteDef[],
  context: AppContext,
  pathname: string,
  search: string,
  hash = '',
): Promise<Prepared> {
  const { route, routeLocation } = matchRoute(routes, pathname, search);
  return load(route, routeLocation, context, true, hash);
}

/** Loads a page whose data came with the document. */
export async function prepareHydrated(
  routes: readonly RouteDef[],
  context: AppContext,
  pathname: string,
  search: string,
  error: Error | null,
): Promise<Prepared> {
  const { route, routeLocation } = matchRoute(routes, pathname, search);
  const prepared = await load(route, routeLocation, context, false);
  return error && !prepared.error ? { ...prepared, Page: null, Shell: null, error } : prepared;
}

async function load(
  route: RouteDef,
  routeLocation: RouteLocation,
  context: AppContext,
  withData: boolean,
  hash = '',
): Promise<Prepared> {
  guard(route, routeLocation, context, hash);
  try {
    // Everything is awaited, so that an error page has its frame's data too.
    const [page, shell, ...others] = await Promise.allSettled([
      route.page && codeInTime(route.page()),
      route.shell && codeInTime(route.shell()),
      codeInTime(loadNamespaces(context.i18n, pageTexts[route.path] ?? [])),
      withData && loadData(route, routeLocation, context),
    ]);
    const failed = [page, shell, ...others].find((result) => result.status === 'rejected');
    // The session ended while loading: other failures are consequences of that.
    if (needsSession(route, routeLocation) && !context.signedIn())
      throw new ApiError('answer', 401, '', 'unknown', 200);
    // It began while loading: the shopper has signed in with the panel.
    guardFromMember(route, routeLocation, context);
    if (failed) throw failed.reason;
    if (route.error) throw route.error();
    const to = route.redirect(routeLocation.search);
    if (to !== null) throw new Redirect(to);
    await loadMissingSheets();
    const part = <T>(result: PromiseSettledResult<{ default: T } | undefined>) =>
      (result.status === 'fulfilled' && result.value?.default) || null;
    return { route, routeLocation, Page: part(page), Shell: part(shell), error: null };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    return { route, routeLocation, Page: null, Shell: null, error };
  }
}
