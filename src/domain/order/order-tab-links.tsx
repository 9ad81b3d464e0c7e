import { useTranslation } from 'react-i18next';
import { useOrderCenterCounts, useOrderCounts } from '#generated/client/order/order.ts';
import { type OrderTab, paths } from '#/lib/paths.ts';
import { CountBadge } from '#/ui/count-badge.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';

/** Tabs in their order. Counts are red if the shopper has something to do. */
const TABS: readonly { id: OrderTab; red?: true }[] = [
  { id: 'all' },
  { id: 'toPay', red: true },
  { id: 'toShip' },
  { id: 'toReceive', red: true },
  { id: 'toReview', red: true },
  { id: 'afterSales' },
  { id: 'completed' },
];

/** Tabs of the order list with their counts, if the backend provides them. */
export function OrderTabLinks({
  tab,
  className,
}: {
  tab: OrderTab;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const { data: byState } = useOrderCounts();
  const { data: waiting } = useOrderCenterCounts();
  const counts: Partial<Record<OrderTab, number | undefined>> = {
    toPay: byState?.unPaidCount,
    toShip: byState?.unShippedCount,
    toReceive: byState?.receivedCount,
    toReview: waiting?.commentCount,
    afterSales: waiting?.refundCount,
    completed: byState?.completeCount,
  };
  const labels: Record<OrderTab, string> = {
    all: t('order.all'),
    toPay: t('order.toPay'),
    toShip: t('order.toShip'),
    toReceive: t('order.toReceive'),
    toReview: t('order.toReview'),
    afterSales: t('order.afterSales'),
    completed: t('order.completedTab'),
  };
  const items = TABS.map(({ id, red }) => {
    const count = counts[id];
    return {
      id,
      to: paths.orders(id),
      label: labels[id],
      tail: count !== undefined && <CountBadge value={count} red={red} />,
    };
  });
  return <TabLinks small label={t('order.tabs')} items={items} value={tab} className={className} />;
}
