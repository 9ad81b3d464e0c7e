import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
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

export const SharePanel = lazyWithRetry(() => lazyComponents().then((part) => part.SharePanel));
export const MiniCart = lazyWithRetry(() => lazyComponents().then((part) => part.MiniCart));
export const Suggestions = lazyWithRetry(() => lazyComponents().then((part) => part.Suggestions));
export const MoreOfCategory = lazyWithRetry(() =>
  lazyComponents().then((part) => part.MoreOfCategory),
);
export const ProductDetails = lazyWithRetry(() =>
  lazyComponents().then((part) => part.ProductDetails),
);
