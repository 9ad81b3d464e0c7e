import { Search } from 'lucide';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAwaitPayOrdersQueryOptions } from '#generated/client/order/order.ts';
import { MerchantOrders, UnpaidOrders } from '#/domain/order/order-list.tsx';
import { OrderTabLinks } from '#/domain/order/order-tab-links.tsx';
import {
  awaitPayParams,
  isMerchantOrderTab,
  merchantOrdersQuery,
} from '#/domain/order/order-tabs.ts';
import { ListBoundary } from '#/shared/async/list-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { paths } from '#/lib/paths.ts';
import { ordersSearch } from '#/domain/order/orders-search.ts';
import { useSearch } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { TextInput } from '#/ui/text-input.tsx';
import * as styles from './page.module.css';

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
  const list = { page, words, onGone: () => heading.current?.focus() };
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
