import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { noop } from '#/lib/noop.ts';

let pending: Promise<typeof import('./lazy-bundle.ts')> | null = null;

/** One promise for all components, so that later ones do not suspend. */
function lazyComponents() {
  pending ??= import('./lazy-bundle.ts').catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
}

/** Starts loading; errors propagate to the nearest boundary. */
export const loadComponents = () => void lazyComponents().catch(noop);

export const SharePanel = lazyPart(lazyComponents, 'SharePanel');
export const MiniCart = lazyPart(lazyComponents, 'MiniCart');
export const LazyMoreProducts = lazyPart(lazyComponents, 'MoreProducts');
export const ProductDetails = lazyPart(lazyComponents, 'ProductDetails');
