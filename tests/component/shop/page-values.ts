import type { OperationId } from '#generated/operations.ts';
import { readScreens } from '#scripts/contract/screens.ts';
import { operationOf } from '#/api/operation.ts';
import type { RouteDef } from '#/router/define-route.ts';
import { findRoute } from '#/router/prepare.ts';
import { routes } from '#/routes.ts';

/** A value that a page takes from its address. */
export interface PageValue {
  route: RouteDef;
  place: 'path' | 'query';
  name: string;
}

/** All values of all pages and redirects, from the definitions of the routes. */
export const PAGE_VALUES: readonly PageValue[] = routes.flatMap((route) => [
  ...[...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    route,
    place: 'path' as const,
    name,
  })),
  ...route.searchNames.map((name) => ({ route, place: 'query' as const, name })),
]);

/** Valid values of parameters that pages need. */
const USUAL: Readonly<Record<string, string>> = {
  id: '1001',
  orderNo: 'SH357176362512345672918',
  preOrderNo: '4182-1763625123456-9b1c0de2',
};

/** Address of a page in English; the parameters that pages need have valid values. */
export function addressOf(
  { path, searchNames }: RouteDef,
  values: Readonly<Record<string, string>> = {},
): string {
  const given = { ...USUAL, ...values };
  const pathname = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given[name] ?? ''),
  );
  const search = searchNames.flatMap((name) =>
    given[name] === undefined ? [] : [`${name}=${encodeURIComponent(given[name])}`],
  );
  return `/en${pathname}?${search.join('&')}`;
}

/** Operations of requests. The contract's patterns leave no room for a path that leads elsewhere. */
export const operationsOf = (requests: readonly Request[]): Set<OperationId | 'unknown'> =>
  new Set(requests.map(({ method, url }) => operationOf(method, new URL(url).pathname)));

/** They read nothing, so that no page calls them by itself. */
const EFFECTS = new Set(['logout', 'twitterRequestToken']);

/** Reads of a page and of its frame. */
export function readsOf({ path }: RouteDef): Set<string> {
  const own = ['*', path.replaceAll(/:(\w+)/g, '{$1}')];
  const reads = Object.entries(readScreens() ?? {})
    .filter(([id, used]) => used.some((screen) => own.includes(screen)) && !EFFECTS.has(id))
    .map(([id]) => id);
  return new Set(reads);
}

const RESERVED = [...'/\\?#%;:@&=+ \u0000', '.', '..', '/..', '//', '..;'];
/** Leads to a harmless operation if it is taken for a path. */
const ELSEWHERE = '../../address/default';
const encoded = (text: string) => encodeURIComponent(text).replaceAll('.', '%2E');

/** Each reserved character of addresses: alone, behind a number, before another path; also encoded once and twice. */
export const HOSTILE_TEXTS: readonly string[] = RESERVED.flatMap((sign) => {
  const plain = [sign, `1001${sign}`, `PT1${sign}${ELSEWHERE}`];
  return [...plain, ...plain.map(encoded), ...plain.map(encoded).map(encoded)];
});

/** All reserved characters at once. */
export const WORST_TEXT = `../../${ELSEWHERE}?a=1&b#c%2F..%252F;:@=+\\ \u0000`;

/** What a page gets of an address: its parsed values, null if there is no page. */
export function valuesOf({ route }: Pick<PageValue, 'route'>, address: string) {
  const { pathname, search } = new URL(address, 'http://shop.test');
  const found = findRoute(routes, pathname.slice('/en'.length) || '/', search);
  return found.route === route ? route.read(found.routeLocation) : null;
}
