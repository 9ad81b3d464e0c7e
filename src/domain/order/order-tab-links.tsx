import { useTranslation } from 'react-i18next';
import { useOrderCounts } from '../../../generated/client/order/order.ts';
import type { OrderTabCounts } from '../../../generated/model/orderTabCounts.ts';
import { type OrderTab, paths } from '../../lib/paths.ts';
import { CountBadge } from '../../ui/count-badge.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';

/** Which count a tab carries; red where the shopper is to do something. */
const BADGES: Record<OrderTab, { count: (counts: OrderTabCounts) => number; red?: true }> = {
  toPay: { count: (counts) => counts.unPaidCount, red: true },
  toShip: { count: (counts) => counts.unShippedCount },
  toReceive: { count: (counts) => counts.receivedCount, red: true },
  completed: { count: (counts) => counts.completeCount },
};

export function OrderTabLinks({ tab }: { tab: OrderTab }) {
  const { t } = useTranslation();
  const { data } = useOrderCounts();
  const words: Record<OrderTab, string> = {
    toPay: t('order.toPay'),
    toShip: t('order.toShip'),
    toReceive: t('order.toReceive'),
    completed: t('order.completedTab'),
  };
  const items = (Object.keys(BADGES) as OrderTab[]).map((id) => ({
    id,
    to: paths.orders(id),
    label: words[id],
    tail: data && <CountBadge value={BADGES[id].count(data)} red={BADGES[id].red} />,
  }));
  return <TabLinks small label={t('order.tabs')} items={items} value={tab} />;
}
