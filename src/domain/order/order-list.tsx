import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { AwaitPayOrder } from '#generated/model/awaitPayOrder.ts';
import type { MerchantOrderListItem } from '#generated/model/merchantOrderListItem.ts';
import { useAwaitPayOrders, useAwaitPayOrdersSuspense } from '#generated/client/order/order.ts';
import type { Elements } from '#/lib/content.ts';
import statePicture from '#/assets/states/orders.webp';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { PagedList } from '#/shared/async/paged-list.tsx';
import { type OrderTab, paths } from '#/lib/paths.ts';
import { Note } from '#/ui/note.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { plainText } from '#/lib/typed.ts';
import { MerchantOrderCard } from './merchant-order-card.tsx';
import {
  allUnpaidParams,
  awaitPayParams,
  type MerchantOrderTab,
  merchantOrdersQuery,
  ORDERS_PER_PAGE,
} from './order-tabs.ts';
import { UnpaidCard } from './unpaid-card.tsx';
import { useOverdueOrders } from './use-deadline.ts';
import * as styles from './order-list.module.css';

/** An entry of the list of all orders: a master order that is paid as a whole, or a merchant order. */
type ListedOrder =
  | { kind: 'unpaid'; order: AwaitPayOrder; createTime: string }
  | { kind: 'merchant'; order: MerchantOrderListItem };

/**
 * Groups unpaid merchant orders into the master order they are paid with, if it is known. Keeps the order of the list.
 */
export function mergeUnpaid(
  rows: readonly MerchantOrderListItem[],
  unpaid: readonly AwaitPayOrder[],
): ListedOrder[] {
  const masters = new Map(unpaid.map((order) => [order.orderNo, order]));
  const listed = new Set<string>();
  return rows.flatMap((order): ListedOrder[] => {
    const master = order.paid ? undefined : masters.get(order.masterOrderNo);
    if (!master) return [{ kind: 'merchant', order }];
    if (listed.has(master.orderNo)) return [];
    listed.add(master.orderNo);
    return [{ kind: 'unpaid', order: master, createTime: order.createTime }];
  });
}

interface Searchable {
  numbers: readonly string[];
  stores: readonly string[];
  products: readonly string[];
}

const fold = (text: string) => plainText(text).toLowerCase();

/** Whether every word occurs in the numbers, stores or products of an order. */
export function matchesWords(typed: string, { numbers, stores, products }: Searchable): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const text = fold([...numbers, ...stores, ...products].join(' '));
  return words.every((word) => text.includes(word));
}

interface OrdersProps {
  page: number;
  /** shows only orders of this page that contain these words */
  words: string;
  /** called when a card is removed; moves focus */
  onGone: () => void;
}

/** Unpaid master orders. */
export function UnpaidOrders({ page, words, onGone }: OrdersProps) {
  const { data, refetch } = useAwaitPayOrdersSuspense(awaitPayParams(page));
  useOverdueOrders(data.list, () => void refetch());
  const shown = data.list.filter((order) => matchesWords(words, wordsOfMaster(order)));
  return (
    <Listed tab="toPay" page={page} total={data.total} missing={0}>
      {shown.map((order) => (
        <UnpaidCard
          key={order.orderNo}
          order={order}
          isOnly={data.total === 1}
          onCancelled={onGone}
        />
      ))}
    </Listed>
  );
}

/** Merchant orders of one state, or all. */
export function MerchantOrders({
  tab,
  page,
  words,
  onGone,
}: OrdersProps & { tab: MerchantOrderTab }) {
  const { data, refetch } = useSuspenseQuery(merchantOrdersQuery(tab, page));
  const unpaid = useAwaitPayOrders(allUnpaidParams, { query: { enabled: tab === 'all' } });
  useOverdueOrders(unpaid.data?.list ?? [], () => void Promise.all([refetch(), unpaid.refetch()]));
  const entries = mergeUnpaid(data.list, unpaid.data?.list ?? []);
  const shown = entries.filter((entry) =>
    matchesWords(
      words,
      entry.kind === 'unpaid' ? wordsOfMaster(entry.order) : wordsOfRow(entry.order),
    ),
  );
  return (
    <Listed tab={tab} page={page} total={data.total} missing={data.missing}>
      {shown.map((entry) =>
        entry.kind === 'unpaid' ? (
          <UnpaidCard
            key={entry.order.orderNo}
            order={entry.order}
            createTime={entry.createTime}
            onCancelled={onGone}
          />
        ) : (
          <MerchantOrderCard key={entry.order.orderNo} order={entry.order} onDeleted={onGone} />
        ),
      )}
    </Listed>
  );
}

const wordsOfMaster = ({ orderNo, orderList }: AwaitPayOrder) => ({
  numbers: [orderNo],
  stores: orderList.map(({ merName }) => merName),
  products: orderList.flatMap(({ orderInfoList }) =>
    orderInfoList.map(({ productName }) => productName),
  ),
});

const wordsOfRow = ({ orderNo, masterOrderNo, merName, orderInfoList }: MerchantOrderListItem) => ({
  numbers: [orderNo, masterOrderNo],
  stores: [merName],
  products: orderInfoList.map(({ productName }) => productName),
});

interface ListedProps {
  tab: OrderTab;
  page: number;
  total: number;
  /** number of orders on this page that the backend failed to return */
  missing: number;
  children: Elements[];
}

function Listed({ tab, page, total, missing, children }: ListedProps) {
  const { t } = useTranslation();
  const pages = Math.ceil(total / ORDERS_PER_PAGE);
  const none = children.length === 0 && missing === 0 ? t('order.noMatch') : '';
  useAnnounceChange('found orders', none);
  if (total === 0) {
    return (
      <EmptyList
        className="card"
        picture={statePicture}
        title={t('empty.orders')}
        text={t('order.emptyText')}
      />
    );
  }
  return (
    <PagedList page={page} pages={pages} href={(n) => paths.orders(tab, n)}>
      {missing > 0 && (
        <Note kind="warn" className={styles.root}>
          {t('order.missingRows', { count: missing })}
        </Note>
      )}
      {children}
      {none && <p className="card card--pad muted">{none}</p>}
    </PagedList>
  );
}
