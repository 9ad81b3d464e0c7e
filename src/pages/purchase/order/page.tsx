import { useTranslation } from '#/i18n/use-translation.ts';
import { useMasterOrderDetail, useOrderDetail } from '#generated/client/order/order.ts';
import type { ApiError } from '#/api/error.ts';
import { isGone } from '#/api/error-class.ts';
import statePicture from '#/assets/states/orders.webp';
import { MemberOrder } from '#/domain/order/member-order.tsx';
import { OrderStatus } from '#generated/model/orderStatus.ts';
import { viewOfMaster, viewOfMerchantOrder, type OrderView } from '#/domain/order/order-view.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { PageTop } from '#/shared/head/page-top.tsx';
import { paths } from '#/lib/paths.ts';
import { orderSearch } from '#/domain/order/order-address.ts';
import { useSearch } from '#/router/router.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './page.module.css';

/** The order as cancelled: no call returns this state. */
const cancelledView = (order: OrderView): OrderView => ({
  ...order,
  isCancelled: true,
  parts: order.parts.map((part) => ({ ...part, status: OrderStatus.cancelled })),
});

// Only visitors need it, and its form is a fifth of the page's scripts.
const VisitorOrder = lazyPart(() => import('#/domain/order/visitor-order.tsx'), 'VisitorOrder');

// Needed only for orders without a readable detail.
const RemainingOrder = lazyPart(
  () => import('#/domain/order/remaining-order.tsx'),
  'RemainingOrder',
);

const Loading = () => <Skeleton height={640} radius={12} />;

/** Detail of a master order, a merchant order or a visitor's order. */
export default function OrderDetailPage() {
  const { t } = useTranslation();
  const address = useSearch(orderSearch);
  const orders =
    address.kind === 'visitor' ? [] : [{ label: t('nav.myOrders'), to: paths.orders() }];
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    ...orders,
    { label: t('order.detailTitle') },
  ];
  return (
    <div className="wrap">
      <Crumbs items={crumbs} />
      <PageTop
        className={styles.top}
        back={address.kind === 'visitor' ? paths.home() : paths.orders()}
      >
        <span>{t('order.detailTitle')}</span>
      </PageTop>
      {address.kind === 'missing' && <NumberMissing />}
      {address.kind === 'master' && <MasterOrder key={address.orderNo} {...address} />}
      {address.kind === 'merchant' && <MerchantOrder key={address.orderNo} {...address} />}
      {address.kind === 'visitor' && (
        <LazyBoundary showErrorOnFailure fallback={<Loading />}>
          <VisitorOrder {...address} />
        </LazyBoundary>
      )}
    </div>
  );
}

function NumberMissing() {
  const { t } = useTranslation();
  const action = (
    <ButtonLink kind="primary" to={paths.orders()}>
      {t('nav.myOrders')}
    </ButtonLink>
  );
  return (
    <Empty
      className="card"
      heading="h1"
      picture={statePicture}
      title={t('pay.errorOrder')}
      action={action}
    />
  );
}

/** The route has loaded the detail; a failure is not retried on mount. */
const NO_RETRY_ON_MOUNT = { query: { retryOnMount: false } } as const;

interface OrderProps {
  orderNo: string;
}

function MasterOrder({ orderNo }: OrderProps) {
  const { data, error, refetch } = useMasterOrderDetail(orderNo, NO_RETRY_ON_MOUNT);
  const retry = () => void refetch();
  const hasEnded = error !== null && isGone(error);
  if (!data || (hasEnded && data.paid))
    return <DetailMissing orderNo={orderNo} error={error} onRetry={retry} />;
  const order = viewOfMaster(data);
  // The backend returns no detail for a cancelled unpaid order; the cached one is shown as cancelled.
  const isCancelled = !data.paid && hasEnded;
  return <MemberOrder order={isCancelled ? cancelledView(order) : order} refetch={retry} />;
}

function MerchantOrder({ orderNo }: OrderProps) {
  const { data, error, refetch } = useOrderDetail(orderNo, NO_RETRY_ON_MOUNT);
  const retry = () => void refetch();
  const isDeleted = error !== null && isGone(error);
  if (data && !isDeleted) return <MemberOrder order={viewOfMerchantOrder(data)} refetch={retry} />;
  return <DetailMissing orderNo={orderNo} error={error} onRetry={retry} />;
}

interface DetailMissingProps extends OrderProps {
  error: ApiError | null;
  /** refetches the detail */
  onRetry: () => void;
}

/** The detail is loading, or failed to load. */
function DetailMissing({ orderNo, error, onRetry }: DetailMissingProps) {
  if (!error) return <Loading />;
  if (error.kind !== 'answer') throw error;
  return (
    <LazyBoundary showErrorOnFailure fallback={<Loading />}>
      <RemainingOrder orderNo={orderNo} error={error} onRetry={onRetry} />
    </LazyBoundary>
  );
}
