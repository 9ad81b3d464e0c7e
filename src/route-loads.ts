import {
  getHomeIndexQueryOptions,
  getHotKeywordsQueryOptions,
} from '#generated/client/home/home.ts';
import { getProductCategoriesQueryOptions } from '#generated/client/product/product.ts';
import { prefetchShopConfig } from './shared/shop/shop-config.ts';
import { positive } from './lib/positive.ts';
import {
  type Load,
  NotFound,
  Redirect,
  type RouteLocation,
  type AppContext,
} from './router/types.ts';

/** Data of the shop frame. Failure is allowed: the frame renders without it. */
const frameData = ({ queryClient }: AppContext) =>
  Promise.all([
    queryClient.prefetchQuery(getHomeIndexQueryOptions()),
    queryClient.prefetchQuery(getProductCategoriesQueryOptions()),
    queryClient.prefetchQuery(getHotKeywordsQueryOptions()),
    prefetchShopConfig(queryClient),
  ]);

/** Awaited, but failure is allowed. */
export const allowFailure = (promise: Promise<unknown>) => promise.catch(() => undefined);

export const withFrame =
  (load?: Load): Load =>
  (context, routeLocation) =>
    Promise.all([frameData(context), load?.(context, routeLocation)]);

/** A loader whose code is loaded on demand, which keeps it out of the first bundle. */
export const lazyLoader =
  (name: keyof typeof import('./member-loads.ts')): Load =>
  async (context, routeLocation) => {
    const loads = await import('./member-loads.ts');
    return loads[name](context, routeLocation);
  };

/** Page and loader of a route that only redirects. */
export const emptyPage = () => Promise.resolve({ default: () => null });
export const redirectTo = (path: string) => () => {
  throw new Redirect(path);
};

export function idOf(routeLocation: RouteLocation): number {
  const id = positive(routeLocation.params.id);
  if (!id) throw new NotFound();
  return id;
}
