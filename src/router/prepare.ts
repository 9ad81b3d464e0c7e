import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { ApiError } from '../api/error.ts';
import { loadAreas } from '../i18n/i18n.ts';
import { safeReturnPath } from '../lib/safe-url.ts';
import { loadMissingSheets } from './missing-sheets.ts';
import { Redirect, type RouteDef, type Visit, type World } from './types.ts';

/** A page that is ready to be shown: code, texts and critical data are there, or the reason why not. */
export interface Prepared {
  route: RouteDef;
  visit: Visit;
  Page: ComponentType | null;
  Shell: ComponentType<{ children: ReactNode }> | null;
  error: unknown;
}

/** The route of an address; the last one of the map stands for all that no other takes. */
export function matchRoute(
  routes: readonly RouteDef[],
  pathname: string,
  search: string,
): { route: RouteDef; visit: Visit } {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const params = Object.fromEntries(
      Object.entries(match.params).map(([key, value]) => [key, value ?? '']),
    );
    return { route, visit: { pathname, search: new URLSearchParams(search), params } };
  }
  const last = routes.at(-1);
  if (!last) throw new Error('There are no routes');
  return { route: last, visit: { pathname, search: new URLSearchParams(search), params: {} } };
}

const needsSession = ({ guard, isOpen }: RouteDef, { search }: Visit): boolean =>
  guard === 'member' && !isOpen?.(search);

function guard(route: RouteDef, visit: Visit, world: World) {
  if (needsSession(route, visit) && !world.signedIn()) {
    const from = visit.pathname + (visit.search.size ? `?${visit.search}` : '');
    throw new Redirect(`/login?from=${encodeURIComponent(from)}`);
  }
  if (route.guard === 'guest' && world.signedIn())
    throw new Redirect(safeReturnPath(visit.search.get('from')));
}

/** The same for a server request, a hover and a click. Throws only `Redirect`. */
export function prepare(
  routes: readonly RouteDef[],
  world: World,
  pathname: string,
  search: string,
): Promise<Prepared> {
  const { route, visit } = matchRoute(routes, pathname, search);
  return load(route, visit, world, true);
}

/** Makes a page ready whose data came with the document. */
export async function prepareAgain(
  routes: readonly RouteDef[],
  world: World,
  pathname: string,
  search: string,
  error: Error | null,
): Promise<Prepared> {
  const { route, visit } = matchRoute(routes, pathname, search);
  const prepared = await load(route, visit, world, false);
  return error && !prepared.error ? { ...prepared, Page: null, Shell: null, error } : prepared;
}

async function load(
  route: RouteDef,
  visit: Visit,
  world: World,
  withData: boolean,
): Promise<Prepared> {
  guard(route, visit, world);
  try {
    // All of it is waited for, so that an error page has its frame's data too.
    const code = route.page();
    const data = withData
      ? [route.load?.(world, visit), code.then((module) => module.load?.(world, visit))]
      : [];
    const [page, shell, ...others] = await Promise.allSettled([
      code,
      route.shell?.(),
      loadAreas(world.i18n, route.areas),
      ...data,
    ]);
    const failed = [page, shell, ...others].find((result) => result.status === 'rejected');
    // The session ended on the way: what else failed, failed by that.
    if (needsSession(route, visit) && !world.signedIn())
      throw new ApiError('answer', 401, '', 'unknown', 200);
    if (failed) throw failed.reason;
    await loadMissingSheets();
    const part = <T>(result: PromiseSettledResult<{ default: T } | undefined>) =>
      (result.status === 'fulfilled' && result.value?.default) || null;
    return { route, visit, Page: part(page), Shell: part(shell), error: null };
  } catch (error) {
    if (error instanceof Redirect) throw error;
    return { route, visit, Page: null, Shell: null, error };
  }
}
