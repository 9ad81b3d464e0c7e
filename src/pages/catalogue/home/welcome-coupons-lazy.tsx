import { memo } from 'react';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { CouponSkeletons } from './coupon-skeletons.tsx';

const WelcomeCoupons = lazyPart(() => import('./welcome-coupons.tsx'), 'WelcomeCoupons');

/** Rendered with the page, hydrated later. Memoized: an update before hydration would discard the server's HTML. */
export const WelcomeCouponsLazy = memo(function WelcomeCouponsLazy() {
  return (
    <LazyBoundary ssr fallback={<CouponSkeletons />}>
      <WelcomeCoupons />
    </LazyBoundary>
  );
});
