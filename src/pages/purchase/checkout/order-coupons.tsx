import { QueryBoundary, type QueryBoundaryProps } from '#/shared/async/query-boundary.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { CouponSection, type CouponSectionProps } from './coupon-section.tsx';

interface OrderCouponsProps extends Omit<CouponSectionProps, 'coupons'> {
  query: QueryBoundaryProps<CouponSectionProps['coupons']>['query'];
}

/** The coupon selection, when the coupons are loaded. */
export function OrderCoupons({ query, ...section }: OrderCouponsProps) {
  return (
    <QueryBoundary query={query} loading={<CheckoutSkeleton part="coupons" />}>
      {(coupons) => <CouponSection coupons={coupons} {...section} />}
    </QueryBoundary>
  );
}
