import { giveAddress, type Stranger } from './robust-steps.ts';
import type { Sandbox } from './shop.ts';

/** Of a store that sells many products. */
const PRODUCT = 1001;

interface Line {
  id: number;
  productId: number;
  productName: string;
}

/** The known markets of a product page that are needed here. */
interface Detail {
  merchantInfo: { proList: { id: number }[] };
  productValue: Record<string, { id: number; stock: number }>;
}

const detailOf = (stranger: Stranger, id: number) =>
  stranger.call<Detail>('productDetail', { params: { id } });

/** An order of several products of one store, paid, shipped and received: its number, and its lines as they wait for a review. */
export async function receiveOrder(
  stranger: Stranger,
  sandbox: Sandbox,
  { email, size }: { email: string; size: number },
): Promise<{ orderNo: string; lines: Line[] }> {
  const { merchantInfo } = await detailOf(stranger, PRODUCT);
  const wanted: { productId: number; productAttrUnique: number; cartNum: number }[] = [];
  for (const { id } of [{ id: PRODUCT }, ...merchantInfo.proList]) {
    const { productValue } = await detailOf(stranger, id);
    const sku = Object.values(productValue).find(({ stock }) => stock > 0);
    if (sku && wanted.length < size && wanted.every(({ productId }) => productId !== id))
      wanted.push({ productId: id, productAttrUnique: sku.id, cartNum: 1 });
  }
  await stranger.call('cartSave', { data: wanted });
  const carts = await stranger.call<
    { cartInfoList: { id: number; productId: number; skuId?: number }[] }[]
  >('cartList', { query: { isValid: true } });
  const inCart = carts
    .flatMap(({ cartInfoList }) => cartInfoList)
    .filter(({ productId }) => wanted.some((line) => line.productId === productId));
  const { preOrderNo } = await stranger.call<{ preOrderNo: string }>('preOrderCreate', {
    data: {
      preOrderType: 'shoppingCart',
      orderDetails: inCart.map(({ id }) => ({ shoppingCartId: id })),
    },
  });
  const payType = 'stripe';
  const { orderNo: masterNo } = await stranger.call<{ orderNo: string }>('orderCreate', {
    data: {
      preOrderNo,
      addressId: await giveAddress(stranger),
      couponId: null,
      payType,
      payChannel: 'pc',
      mark: '',
    },
  });
  const { stripeClientSecret: clientSecret } = await stranger.call<{ stripeClientSecret: string }>(
    'payStart',
    { data: { orderNo: masterNo, payType, payChannel: 'pc' } },
  );
  await sandbox.control({ do: 'card', clientSecret, accepted: true });
  const orderNo = await sandbox.control<string>({ do: 'ship', email });
  await stranger.call('orderTake', { params: { orderNo } });
  const { list } = await stranger.call<{ list: (Line & { merOrderNo: string })[] }>(
    'reviewableLines',
    { query: { page: 1, limit: 50 } },
  );
  return { orderNo, lines: list.filter(({ merOrderNo }) => merOrderNo === orderNo) };
}
