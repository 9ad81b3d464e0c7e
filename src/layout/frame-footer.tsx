import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { Footer } from './footer.tsx';
import { ShopGuarantees } from './shop-guarantees.tsx';

// Floating elements that are not part of the first render.
const SideWindow = lazyPart(() => import('./side-window.tsx'), 'SideWindow');
const LanguageOffer = lazyPart(() => import('./language-offer.tsx'), 'LanguageOffer');

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
