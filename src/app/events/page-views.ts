import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import { PayType } from '#generated/model/payType.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { ProductCardPage } from '#generated/model/productCardPage.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { OperationId } from '#generated/operations.ts';
import { productParams } from '#/domain/product/product-address.ts';
import { searchWordsSearch } from '#/domain/search/search-text.ts';
import { PATHS } from '#/lib/paths.ts';
import { pathValues } from '#/router/define-route.ts';
import type { RouteLocation } from '#/router/types.ts';
import { type CachedData, type ItemMaker, rowsOf } from './items.ts';
import { pendingOrders } from './pending-orders.ts';
import type { ShopEvent } from './shop-event.ts';

const MAX_LISTED = 50;

interface View {
  cached: CachedData;
  items: ItemMaker;
  location: RouteLocation;
}

/** The events of a page; null until the page's data is loaded. */
type Describe = (view: View) => ShopEvent[] | null;

const viewList =
  (list: string, operation: OperationId): Describe =>
  ({ cached, items }) => {
    const data = cached.shown(operation);
    if (data === undefined) return null;
    const rows = rowsOf(data).slice(0, MAX_LISTED);
    return rows.length > 0 ? [{ name: 'view_list', list, items: rows.map(items.ofRow) }] : [];
  };

const viewSearch: Describe = (view) => {
  const term = searchWordsSearch.parse(view.location.search).title;
  const found = view.cached.shown('productList') as ProductCardPage | undefined;
  const listed = viewList('search', 'productList')(view);
  if (!found || !listed) return null;
  return term ? [{ name: 'search', term, results: found.total }, ...listed] : listed;
};

const viewProduct: Describe = ({ cached, items, location }) => {
  const detail = cached.shown('productDetail') as ProductDetail | undefined;
  if (detail?.productInfo.id !== productParams.parse(pathValues(location)).id) return null;
  return [{ name: 'view_item', item: items.ofProduct(detail) }];
};

const viewCart: Describe = ({ cached, items }) => {
  const groups = cached.shown('cartList') as CartMerchantGroup[] | undefined;
  if (!groups) return null;
  const lines = groups.flatMap(({ merName, cartInfoList }) =>
    cartInfoList.map((line) => items.ofCartLine(line, merName)),
  );
  return lines.length > 0 ? [{ name: 'view_cart', items: lines, total: items.totalOf(lines) }] : [];
};

const beginCheckout: Describe = ({ cached, items }) => {
  const order = cached.shown('preOrderDetail') as PreOrder | undefined;
  if (!order) return null;
  const total = items.amount(order.payFee);
  return [{ name: 'begin_checkout', items: items.ofOrder(order.orderList), total }];
};

/** Cards are entered on a page of the shop; other payments are started by a call (`writes.ts`). */
const payByCard: Describe = ({ cached, items }) => {
  const order = cached.shown('masterOrderDetail') as MasterOrderDetail | undefined;
  if (!order) return null;
  if (order.paid || !pendingOrders.start(order.orderNo, PayType.card)) return [];
  const lines = items.ofOrder(order.orderList);
  const total = items.amount(order.payPrice);
  return [{ name: 'add_payment_info', method: PayType.card, items: lines, total }];
};

/** By pattern of the route. Other pages have no event. */
export const PAGE_VIEWS: Readonly<Record<string, Describe>> = {
  [PATHS.home]: viewList('home', 'homeProducts'),
  [PATHS.search]: viewSearch,
  [PATHS.activity]: viewList('promotion', 'activityProducts'),
  [PATHS.topSellers]: viewList('top sellers', 'productLeaderboard'),
  [PATHS.store]: viewList('store', 'storeProducts'),
  [PATHS.storeProducts]: viewList('store', 'storeProducts'),
  [PATHS.product]: viewProduct,
  [PATHS.cart]: viewCart,
  [PATHS.checkout]: beginCheckout,
  [PATHS.cardPayment]: payByCard,
};
