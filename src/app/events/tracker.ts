import type { Query, QueryClient } from '@tanstack/react-query';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import type { OperationId } from '#generated/operations.ts';
import { queriesOf } from '#/api/query-client.ts';
import type { Entry } from '#/router/entry.ts';
import { persisted } from '#/lib/persisted.ts';
import { tabStore } from '#/lib/storage.ts';
import { cachedData, itemMaker } from './items.ts';
import { cartMemory, WRITES } from './writes.ts';
import { PAGE_VIEWS } from './page-views.ts';
import { pendingOrders } from './pending-orders.ts';
import type { ShopEvent } from './shop-event.ts';

const MAX_KEYS = 100;

const stored = persisted(tabStore, 'lychee.events.views', (value): string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [],
);

/** History entries whose view was counted. A reload, back and forward show the same entries again. */
const seenViews = {
  has: (key: string): boolean => stored.read().includes(key),
  add(key: string): void {
    if (!seenViews.has(key)) stored.write([...stored.read(), key].slice(-MAX_KEYS));
  },
};

const isCart = queriesOf(['cartList']);
const isOrder = queriesOf(['masterOrderDetail']);

/**
 * Makes events of what the app does anyway: page views of the router, successful mutations, and loaded data. Components
 * do not know of it.
 * @param emit called once per event
 */
export function createTracker(queryClient: QueryClient, emit: (event: ShopEvent) => void) {
  const cached = cachedData(queryClient);
  const cart = cartMemory();
  const makeItems = () => itemMaker(cached, cached.currency() ?? '');
  /** the view whose data is not loaded yet */
  let waiting: Entry | null = null;
  let lastPath = '';
  let lastTerm = '';

  function emitAll(events: readonly ShopEvent[]) {
    for (const event of events) {
      // Filters and pages of a search are no further search.
      if (event.name === 'search' && event.term === lastTerm) continue;
      if (event.name === 'search') lastTerm = event.term;
      emit(event);
    }
  }

  function describeView(entry: Entry) {
    const { prepared, location } = entry;
    waiting = null;
    const describe = PAGE_VIEWS[prepared.route.path];
    if (!describe || seenViews.has(location.key)) return;
    const events =
      cached.currency() === null
        ? null
        : describe({ cached, items: makeItems(), location: prepared.routeLocation });
    if (!events) {
      waiting = entry;
      return;
    }
    seenViews.add(location.key);
    emitAll(events);
  }

  function view(entry: Entry): void {
    const { prepared, location, kind } = entry;
    waiting = null;
    if (prepared.isLoading || prepared.error) return;
    // A replaced address of the same page: an option of the product, a renewed pre-order.
    const isSamePage = kind === 'replace' && location.pathname === lastPath;
    lastPath = location.pathname;
    if (isSamePage) seenViews.add(location.key);
    else describeView(entry);
  }

  function describePurchase(order: MasterOrderDetail) {
    if (!order.paid || !pendingOrders.finish(order.orderNo)) return;
    const items = makeItems();
    emit({
      name: 'purchase',
      orderNo: order.orderNo,
      items: items.ofOrder(order.orderList),
      total: items.amount(order.payPrice),
      freight: items.amount(order.payPostage),
      discount: items.amount(order.couponPrice),
    });
  }

  function readQuery(query: Query) {
    if (query.state.status !== 'success') return;
    if (isCart(query)) cart.remember(query.state.data as CartMerchantGroup[], makeItems());
    if (isOrder(query)) describePurchase(query.state.data as MasterOrderDetail);
  }

  /** Returns the function that ends it. */
  function start(): () => void {
    const queries = queryClient.getQueryCache();
    queries.getAll().forEach(readQuery);
    const endQueries = queries.subscribe((event) => {
      // Data that the app itself has changed, before the backend has.
      const isManual =
        event.type === 'updated' && event.action.type === 'success' && event.action.manual;
      if (event.type === 'updated' && event.action.type === 'success' && !isManual)
        readQuery(event.query);
      if (waiting) describeView(waiting);
    });
    const endMutations = queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const id = event.mutation.options.mutationKey?.[0] as OperationId | undefined;
      const describe = id && WRITES[id];
      const { variables } = event.mutation.state;
      if (describe) emitAll(describe({ variables, cached, items: makeItems(), cart }));
    });
    return () => {
      endQueries();
      endMutations();
    };
  }

  return { start, view };
}
