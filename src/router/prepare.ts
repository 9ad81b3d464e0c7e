import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { loadAreas } from '../i18n/i18n.ts';
import { NotFound, Redirect, type RouteDef, type Visit, type World } from './types.ts';

/** A page that is ready to be shown: code, texts and critical data are there, or the reason why not. */
export interface Prepared {
  route: RouteDef;
  visit: Visit;
  Page: ComponentType | null;
  error: unknown;
}

const NO_PAGE: RouteDef = { path: '*', page: () => Promise.reject(new NotFound()), areas: [], title: 'errorPage.noPage' };

export function matchRoute(routes: readonly RouteDef[], pathname: string, search: string): { route: RouteDef; visit: Visit } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const params = Object.fromEntries(Object.entries(match.params).map(([key, value]) => [key, value ?? '']));
    return { route, visit: { pathname, search: new URLSearchParams(search), params } };
  }
  return { route: NO_PAGE, visit: { pathname, search: new URLSearchParams(search), params: {} } };
}

function guard(route: RouteDef, visit: Visit, world: World) {
  if (route.guard === 'member' && !world.signedIn()) {
    const from = visit.pathname + (visit.search.size ? `?${visit.search}` : '');
    throw new Redirect(`/login?from=${encodeURIComponent(from)}`);
  }
  if (route.guard === 'guest' && world.signedIn()) throw new Redirect(visit.search.get('from') ?? '/');
}

/** The same for a server request, a hover and a click. Throws only `Redirect`. */
export async function prepare(routes: readonly RouteDef[], world: World, pathname: string, search: string): Promise<Prepared> {
  const { route, visit } = matchRoute(routes, pathname, search);
  guard(route, visit, world);
  try {
    const [module] = await Promise.all([route.page(), loadAreas(world.i18n, route.areas), route.load?.(world, visit)]);
    return { route, visit, Page: module.default, error: null };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    return { route, visit, Page: null, error };
  }
}
