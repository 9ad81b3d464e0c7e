import {
  getHomeIndexQueryOptions,
  getHotKeywordsQueryOptions,
} from '../generated/client/home/home.ts';
import { getProductCategoriesQueryOptions } from '../generated/client/product/product.ts';
import { prefetchShopConfig } from './features/shop/shop-config.ts';
import { positive } from './lib/positive.ts';
import { type Load, NotFound, Redirect, type Visit, type World } from './router/types.ts';

/** What the frame of every shop page shows. It may fail: the frame then does without. */
const frameData = ({ queryClient }: World) =>
  Promise.all([
    queryClient.prefetchQuery(getHomeIndexQueryOptions()),
    queryClient.prefetchQuery(getProductCategoriesQueryOptions()),
    queryClient.prefetchQuery(getHotKeywordsQueryOptions()),
    prefetchShopConfig(queryClient),
  ]);

/** Waited for, though the page can do without it. */
export const wanted = (coming: Promise<unknown>) => coming.catch(() => undefined);

export const withFrame =
  (load?: Load): Load =>
  (world, visit) =>
    Promise.all([frameData(world), load?.(world, visit)]);

/** Their code is not for the first page of the shop. */
export const ofMembers =
  (name: keyof typeof import('./member-loads.ts')): Load =>
  async (world, visit) => {
    const loads = await import('./member-loads.ts');
    return loads[name](world, visit);
  };

/** For an address that only leads elsewhere. */
export const nothing = () => Promise.resolve({ default: () => null });
export const leadTo = (path: string) => () => {
  throw new Redirect(path);
};

export function idOf(visit: Visit): number {
  const id = positive(visit.params.id);
  if (!id) throw new NotFound();
  return id;
}
