import { type ApiClient, saveAddress } from './robust-steps.ts';
import type { Sandbox } from './shop.ts';

/** A product of a merchant with many products. */
const PRODUCT = 1001;

interface Line {
  id: number;
  productId: number;
  productName: string;
}

/** The fields of a product that are read here. */
interface Detail {
  merchantInfo: { proList: { id: number }[] };
  productValue: Record<string, { id: number; stock: number }>;
}

const detailOf = (client: ApiClient, id: number) =>
  client.call<Detail>('productDetail', { params: { id } });

/**
 * Creates a received order of several products of one merchant.
 * @returns its number and its reviewable lines
 */
export async function receiveOrder(
  client: ApiClient,
  sandbox: Sandbox,
  { email, size }: { email: string; size: number },
): Promise<{ orderNo: string; lines: Line[] }> {
  const { merchantInfo } = await detailOf(client, PRODUCT);
  const items: { productId: number; productAttrUnique: number; cartNum: number }[] = [];
  for (const { id } of [{ id: PRODUCT }, ...merchantInfo.proList]) {
    const { productValue } = await detailOf(client, id);
    const sku = Object.values(productValue).find(({ stock }) => stock > 0);
    if (sku && items.length < size && items.every(({ productId }) => productId !== id))
      items.push({ productId: id, productAttrUnique: sku.id, cartNum: 1 });
  }
  await client.call('cartSave', { data: items });
  const carts = await client.call<
    { cartInfoList: { id: number; productId: number; skuId?: number }[] }[]
  >('cartList', { query: { isValid: true } });
  const inCart = carts
    .flatMap(({ cartInfoList }) => cartInfoList)
    .filter(({ productId }) => items.some((line) => line.productId === productId));
  const { preOrderNo } = await client.call<{ preOrderNo: string }>('preOrderCreate', {
    data: {
      preOrderType: 'shoppingCart',
      orderDetails: inCart.map(({ id }) => ({ shoppingCartId: id })),
    },
  });
  const payType = 'stripe';
  const { orderNo: masterNo } = await client.call<{ orderNo: string }>('orderCreate', {
    data: {
      preOrderNo,
      addressId: await saveAddress(client),
      couponId: null,
      payType,
      payChannel: 'pc',
      mark: '',
    },
  });
  const { stripeClientSecret: clientSecret } = await client.call<{ stripeClientSecret: string }>(
    'payStart',
    { data: { orderNo: masterNo, payType, payChannel: 'pc' } },
  );
  await sandbox.control({ do: 'card', clientSecret, accepted: true });
  const orderNo = await sandbox.control<string>({ do: 'ship', email });
  await client.call('orderTake', { params: { orderNo } });
  const { list } = await client.call<{ list: (Line & { merOrderNo: string })[] }>(
    'reviewableLines',
    { query: { page: 1, limit: 50 } },
  );
  return { orderNo, lines: list.filter(({ merOrderNo }) => merOrderNo === orderNo) };
}
