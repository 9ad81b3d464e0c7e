import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { Footer } from './footer.tsx';
import { ShopGuarantees } from './shop-guarantees.tsx';

// Floating elements that are not part of the first render.
const SideWindow = lazyWithRetry(() =>
  import('./side-window.tsx').then(({ SideWindow: Part }) => Part),
);
const LanguageOffer = lazyWithRetry(() =>
  import('./language-offer.tsx').then(({ LanguageOffer: Part }) => Part),
);

/** What follows the page: footer and floating elements. */
export function FrameFooter() {
  return (
    <>
      <ShopGuarantees />
      <Footer />
      <LazyBoundary>
        <SideWindow />
      </LazyBoundary>
      <LazyBoundary>
        <LanguageOffer />
      </LazyBoundary>
    </>
  );
}
