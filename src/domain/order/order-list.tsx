import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import {
  useAwaitPayOrdersSuspense,
  useOrderListSuspense,
} from '../../../generated/client/order/order.ts';
import emptyPicture from '../../assets/empty-order.webp';
import { type OrderTab, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { usePageLabels } from '../../features/part/page-labels.ts';
import { MerchantCard } from './merchant-card.tsx';
import { awaitPayParams, orderListParams, ORDERS_PER_PAGE } from './order-tabs.ts';
import { UnpaidCard } from './unpaid-card.tsx';

export function UnpaidOrders({ page, onCancelled }: { page: number; onCancelled: () => void }) {
  const { data, refetch } = useAwaitPayOrdersSuspense(awaitPayParams(page));
  return (
    <Listed tab="toPay" page={page} total={data.total}>
      {data.list.map((order) => (
        <UnpaidCard
          key={order.orderNo}
          order={order}
          onOver={() => void refetch()}
          onCancelled={onCancelled}
        />
      ))}
    </Listed>
  );
}

export function MerchantOrders({ tab, page }: { tab: Exclude<OrderTab, 'toPay'>; page: number }) {
  const { data } = useOrderListSuspense(orderListParams(tab, page));
  return (
    <Listed tab={tab} page={page} total={data.total}>
      {data.list.map((order) => (
        <MerchantCard key={order.orderNo} order={order} />
      ))}
    </Listed>
  );
}

function Listed({
  tab,
  page,
  total,
  children,
}: {
  tab: OrderTab;
  page: number;
  total: number;
  children: ReactNode[];
}) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const pages = Math.ceil(total / ORDERS_PER_PAGE);
  if (total === 0) {
    const action = (
      <ButtonLink kind="primary" to={paths.home()}>
        {t('empty.goShopping')}
      </ButtonLink>
    );
    return (
      <Empty className="card" picture={emptyPicture} title={t('empty.orders')} action={action} />
    );
  }
  // The last order of the last page may just have gone.
  if (page > pages) return <Navigate replace to={paths.orders(tab, pages)} />;
  return (
    <>
      {children}
      <Pagination page={page} pages={pages} href={(n) => paths.orders(tab, n)} labels={labels} />
    </>
  );
}
