import type { CartAddItem } from '#generated/model/cartAddItem.ts';
import type { CartDelete } from '#generated/model/cartDelete.ts';
import type { CartSetNum } from '#generated/model/cartSetNum.ts';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import type { CollectProductBatch } from '#generated/model/collectProductBatch.ts';
import type { CollectProductDelete } from '#generated/model/collectProductDelete.ts';
import type { MasterOrderDetail } from '#generated/model/masterOrderDetail.ts';
import type { PaymentRequest } from '#generated/model/paymentRequest.ts';
import type { PreOrder } from '#generated/model/preOrder.ts';
import type { RefundApply } from '#generated/model/refundApply.ts';
import type { RefundForm } from '#generated/model/refundForm.ts';
import type { OperationId } from '#generated/operations.ts';
import { type CachedData, type ItemMaker, rowsOf } from './items.ts';
import { pendingOrders } from './pending-orders.ts';
import type { ShopEvent, SignInMethod, EventItem } from './shop-event.ts';
import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';

const MAX_LINES = 500;

/** The lines of the cart as last loaded: a removed line is no longer in the cache when its removal has succeeded. */
export function cartMemory() {
  const lines = new Map<number, EventItem>();

  return {
    remember(groups: readonly CartMerchantGroup[], items: ItemMaker): void {
      for (const { merName, cartInfoList } of groups)
        for (const line of cartInfoList) {
          lines.delete(line.id);
          lines.set(line.id, items.ofCartLine(line, merName));
        }
      for (const id of [...lines.keys()].slice(0, -MAX_LINES)) lines.delete(id);
    },
    find: (id: number): EventItem | undefined => lines.get(id),
    findSkuLine: (productId: number): EventItem | undefined =>
      [...lines.values()].findLast((line) => line.productId === productId),
    setQuantity(id: number, quantity: number): void {
      const line = lines.get(id);
      if (line) lines.set(id, { ...line, quantity });
    },
  };
}

type CartMemory = ReturnType<typeof cartMemory>;

interface Write {
  /** arguments of the mutation, by the contract */
  variables: unknown;
  cached: CachedData;
  items: ItemMaker;
  cart: CartMemory;
}

type Describe = (write: Write) => ShopEvent[];

/** The body of a call. Its type is that of the operation's mutation. */
const bodyOf = ({ variables }: Write): unknown => (variables as { data: unknown }).data;

const addToCart: Describe = (write) => {
  const { items, cart } = write;
  const added = (bodyOf(write) as CartAddItem[]).map(
    ({ productId, productAttrUnique, cartNum }) => {
      const item = items.findSku(productId, productAttrUnique, cartNum);
      // A line that is restored, or bought again from the cart.
      return item.name ? item : { ...item, ...cart.findSkuLine(productId), quantity: cartNum };
    },
  );
  return [{ name: 'add_to_cart', items: added, total: items.totalOf(added) }];
};

const removeFromCart: Describe = (write) => {
  const { items, cart } = write;
  const removed = (bodyOf(write) as CartDelete).ids.flatMap((id) => cart.find(id) ?? []);
  return removed.length > 0
    ? [{ name: 'remove_from_cart', items: removed, total: items.totalOf(removed) }]
    : [];
};

const changeQuantity: Describe = (write) => {
  const { items, cart } = write;
  const { id, number } = bodyOf(write) as CartSetNum;
  const line = cart.find(id);
  cart.setQuantity(id, number);
  const change = number - (line?.quantity ?? number);
  if (!line || change === 0) return [];
  const changed = [{ ...line, quantity: Math.abs(change) }];
  const name = change > 0 ? 'add_to_cart' : 'remove_from_cart';
  return [{ name, items: changed, total: items.totalOf(changed) }];
};

/** The lines of an order: of its own data, or of the pre-order on the checkout page. */
function linesOfOrder({ cached, items }: Write, orderNo: string) {
  const placed = cached
    .all<MasterOrderDetail>('masterOrderDetail')
    .find((order) => order.orderNo === orderNo);
  const order = placed ?? cached.all<PreOrder>('preOrderDetail').at(-1);
  const lines = items.ofOrder(order?.orderList ?? []);
  const due = placed?.payPrice ?? (order as PreOrder | undefined)?.payFee ?? null;
  return { items: lines, total: items.amount(due) };
}

const startPayment: Describe = (write) => {
  const { orderNo, payType } = bodyOf(write) as PaymentRequest;
  return pendingOrders.start(orderNo, payType)
    ? [{ name: 'add_payment_info', method: payType, ...linesOfOrder(write, orderNo) }]
    : [];
};

const requestRefund: Describe = (write) => {
  const { cached, items } = write;
  const { orderNo } = bodyOf(write) as RefundApply;
  const form = cached.all<RefundForm>('refundForm').find((one) => one.orderNo === orderNo);
  const lines = (form?.orderInfoList ?? []).map((line) => items.ofOrderLine(line, ''));
  const total = items.amount(form?.payPrice ?? null);
  return [{ name: 'refund_request', orderNo, items: lines, total }];
};

const wish =
  (name: 'add_to_wishlist' | 'remove_from_wishlist', idsOf: (write: Write) => number[]): Describe =>
  (write) => [{ name, items: idsOf(write).map(write.items.find) }];

/** Products of rows of the wishlist. */
function productsOfRows(write: Write): number[] {
  const ids = (bodyOf(write) as CollectProductDelete).ids.split(',').map(Number);
  const rows = write.cached.all('collectProductList').flatMap(rowsOf) as CollectedProduct[];
  return rows.filter(({ id }) => ids.includes(id)).map(({ productId }) => productId);
}

const signIn =
  (name: 'sign_in' | 'sign_up', method: SignInMethod): Describe =>
  () => [{ name, method }];

/** By operation of a call that has succeeded. Other writes have no event. */
export const WRITES: Partial<Record<OperationId, Describe>> = {
  cartSave: addToCart,
  cartDelete: removeFromCart,
  cartSetQuantity: changeQuantity,
  payStart: startPayment,
  refundApply: requestRefund,
  collectProductBatch: wish(
    'add_to_wishlist',
    (write) => (bodyOf(write) as CollectProductBatch).id,
  ),
  collectProductCancel: wish('remove_from_wishlist', ({ variables }) => [
    (variables as { proId: number }).proId,
  ]),
  collectProductDelete: wish('remove_from_wishlist', productsOfRows),
  emailLogin: signIn('sign_in', 'email'),
  phonePasswordLogin: signIn('sign_in', 'phone'),
  phoneCaptchaLogin: signIn('sign_in', 'phone'),
  twitterLogin: signIn('sign_in', 'twitter'),
  googleLogin: signIn('sign_in', 'google'),
  facebookLogin: signIn('sign_in', 'facebook'),
  emailRegister: signIn('sign_up', 'email'),
  phoneRegister: signIn('sign_up', 'phone'),
  visitorRegister: signIn('sign_up', 'visitor'),
};
