import { Search } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  getAwaitPayOrdersQueryOptions,
  useOrderCenterCounts,
  useOrderCounts,
} from '#generated/client/order/order.ts';
import { MerchantOrders, UnpaidOrders } from '#/domain/order/order-list.tsx';
import {
  awaitPayParams,
  isMerchantOrderTab,
  merchantOrdersQuery,
} from '#/domain/order/order-tabs.ts';
import { ListBoundary } from '#/shared/async/list-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths, type OrderTab } from '#/lib/paths.ts';
import { ordersSearch } from '#/domain/order/orders-search.ts';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { TabLinks } from '#/ui/tab-links.tsx';
import { focusAfterCall } from '#/ui/focus.ts';
import * as styles from './page.module.css';

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
function OrderTabLinks({ tab, className }: { tab: OrderTab; className?: string | undefined }) {
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

// Two tabs show lists of other pages.
const LinesToReview = lazyPart(
  () => import('#/domain/review/lines-to-review.tsx'),
  'LinesToReview',
);
const RefundList = lazyPart(() => import('#/domain/refund/refund-list.tsx'), 'RefundList');

export default function OrderListPage() {
  const { t } = useTranslation();
  const { tab, page } = useSearch(ordersSearch);
  const heading = useRef<HTMLHeadingElement>(null);
  const [words, setWords] = useState('');
  const isFiltered = tab === 'toPay' || isMerchantOrderTab(tab);
  const list = { page, words, onGone: () => focusAfterCall(heading.current) };
  return (
    <>
      <div className={`card ${styles.root}`}>
        <div className={styles.top}>
          <h1 ref={heading} tabIndex={-1}>
            {t('nav.myOrders')}
          </h1>
          {isFiltered && (
            <TextInput
              small
              type="search"
              autoComplete="off"
              icon={Search}
              className={styles.words}
              aria-label={t('order.filter')}
              placeholder={t('order.searchPlaceholder')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </div>
        <OrderTabLinks tab={tab} className={styles.tabs} />
      </div>
      {tab === 'toPay' && (
        <ListBoundary options={getAwaitPayOrdersQueryOptions(awaitPayParams(page))}>
          <UnpaidOrders {...list} />
        </ListBoundary>
      )}
      {!isFiltered && (
        <LazyBoundary showErrorOnFailure fallback={<Skeleton height={480} radius={12} />}>
          {tab === 'toReview' ? (
            <LinesToReview page={page} href={(n) => paths.orders('toReview', n)} />
          ) : (
            <RefundList page={page} href={(n) => paths.orders('afterSales', n)} />
          )}
        </LazyBoundary>
      )}
      {isMerchantOrderTab(tab) && (
        <ListBoundary key={tab} options={merchantOrdersQuery(tab, page)}>
          <MerchantOrders tab={tab} {...list} />
        </ListBoundary>
      )}
    </>
  );
}
