import { useTranslation } from 'react-i18next';
import { useMasterOrderDetail, useOrderDetail } from '../../../generated/client/order/order.ts';
import type { ApiError } from '../../api/error.ts';
import emptyPicture from '../../assets/empty-order.webp';
import { MemberOrder } from '../../domain/order/member-order.tsx';
import { readOrderAddress } from '../../domain/order/order-address.ts';
import { cancelledView, viewOfMaster, viewOfMerchantOrder } from '../../domain/order/order-view.ts';
import { lazyPart } from '../../features/part/lazy-part.tsx';
import { Later } from '../../features/part/later.tsx';
import { Crumbs } from '../../features/head/crumbs.tsx';
import { paths } from '../../lib/paths.ts';
import { useVisit } from '../../router/router.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

// Members do not look orders up, and its form is a fifth of the page's scripts.
const VisitorOrder = lazyPart(() =>
  import('../../domain/order/visitor-order.tsx').then(({ VisitorOrder: Part }) => Part),
);

// For the few orders without a readable detail.
const RemainingOrder = lazyPart(() =>
  import('../../domain/order/remaining-order.tsx').then(({ RemainingOrder: Part }) => Part),
);

const Waiting = () => <Skeleton height={640} radius={12} />;

/** An order of the shopper, by the number of the whole or of one store's part; or a visitor's. */
export default function OrderDetailPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const address = readOrderAddress(search);
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
      {address.kind === 'missing' && <NumberMissing />}
      {address.kind === 'master' && <MasterOrder key={address.orderNo} {...address} />}
      {address.kind === 'merchant' && <MerchantOrder key={address.orderNo} {...address} />}
      {address.kind === 'visitor' && (
        <Later missed fallback={<Waiting />}>
          <VisitorOrder {...address} />
        </Later>
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
      picture={emptyPicture}
      title={t('pay.errorOrder')}
      action={action}
    />
  );
}

/** The route has read it; what failed there is not read again for the page. */
const ONCE = { query: { retryOnMount: false } } as const;

interface OrderProps {
  orderNo: string;
}

function MasterOrder({ orderNo }: OrderProps) {
  const { data, error, refetch } = useMasterOrderDetail(orderNo, ONCE);
  if (!data) return <Unread orderNo={orderNo} error={error} />;
  const order = viewOfMaster(data);
  // The backend no longer knows an unpaid order once it is cancelled, while this page still does.
  const isCancelled = !data.paid && error?.kind === 'answer';
  return (
    <MemberOrder
      order={isCancelled ? cancelledView(order) : order}
      refetch={() => void refetch()}
    />
  );
}

function MerchantOrder({ orderNo }: OrderProps) {
  const { data, error, refetch } = useOrderDetail(orderNo, ONCE);
  if (data) return <MemberOrder order={viewOfMerchantOrder(data)} refetch={() => void refetch()} />;
  return <Unread orderNo={orderNo} error={error} />;
}

/** The detail is on its way, or could not be read. */
function Unread({ orderNo, error }: OrderProps & { error: ApiError | null }) {
  if (!error) return <Waiting />;
  if (error.kind !== 'answer') throw error;
  return (
    <Later missed fallback={<Waiting />}>
      <RemainingOrder orderNo={orderNo} error={error} />
    </Later>
  );
}
