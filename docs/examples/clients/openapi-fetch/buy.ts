// Buys the first product of the shop with openapi-fetch and the types of openapi-typescript, and shows two failures.
// Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
import createClient from 'openapi-fetch';
import type { components, paths } from './contract';

const report = (...values: unknown[]) => console.log(JSON.stringify(values));

type Answer = components['schemas']['Failure'] | { code: 200; message: string; data: unknown };
type DataOf<A> = Extract<A, { code: 200 }> extends { data: infer Data } ? Data : never;

/** The data of a success; a failure is an error. */
function dataOf<A extends Answer>({ data: answer }: { data?: A }): DataOf<A> {
  if (answer?.code !== 200) throw new Error(`${answer?.code}: ${answer?.message}`);
  return answer.data as DataOf<A>;
}

function reportFailure(call: string, { data: answer }: { data?: Answer }) {
  if (!answer || answer.code === 200) throw new Error(`${call} should have failed`);
  report(call, 'failure', answer.code, answer.message);
}

async function buy({ SHOP_URL = '', SHOP_EMAIL = '', SHOP_PASSWORD = '' }) {
  const client = createClient<paths>({ baseUrl: SHOP_URL });

  const page = dataOf(
    await client.GET('/api/front/product/list', { params: { query: { limit: 3 } } }),
  );
  const card = page.list[0]!;
  report('productList', page.total, card.storeName, card.price, card.otPrice);

  const detail = (id: number) =>
    client.GET('/api/front/product/detail/{id}', { params: { path: { id } } });
  const product = dataOf(await detail(card.id));
  const sku = Object.values(product.productValue).sort((one, other) => one.id - other.id)[0]!;
  report(
    'productDetail',
    product.productInfo.storeName,
    product.productInfo.price,
    sku.id,
    sku.weight,
  );

  const categories = dataOf(await client.GET('/api/front/product/category'));
  const first = categories[0]!;
  report('productCategories', categories.length, first.name, first.childList.length);

  const ways = dataOf(await client.GET('/api/front/login/method/info'));
  report('loginMethods', ways.googleOpen, ways.facebookAppId, ways.visitorOpen);

  // A guest has no account, and this product does not exist.
  reportFailure('userInfo', await client.GET('/api/front/user/info'));
  reportFailure('productDetail', await detail(99_999_999));

  const body = { email: SHOP_EMAIL, password: SHOP_PASSWORD };
  const session = dataOf(await client.POST('/api/front/login/email', { body }));
  report('emailLogin', session.uid, session.nikeName, session.email, session.phone, session.type);
  client.use({
    onRequest: ({ request }) => request.headers.set('Authori-zation', session.token),
  });

  const user = dataOf(await client.GET('/api/front/user/info'));
  report('userInfo', user.nickname, user.email, user.userType, user.integral);

  const counts = dataOf(await client.GET('/api/front/order/center/data'));
  report('orderCenterCounts', counts.unPaidCount, counts.refundCount);

  const book = dataOf(await client.GET('/api/front/address/list'));
  const home = book.list[0]!;
  report('addressList', book.total, home.realName, home.postCode, home.isDefault);

  const item = { productId: card.id, productAttrUnique: sku.id, cartNum: 2 };
  dataOf(await client.POST('/api/front/cart/save', { body: [item] }));
  report('cartSave');

  const isValid = true;
  const cart = dataOf(await client.GET('/api/front/cart/list', { params: { query: { isValid } } }));
  const line = cart[0]!.cartInfoList[0]!;
  report('cartList', cart[0]!.merName, line.productAttrUnique, line.price, line.cartNum);

  const orderDetails = [{ shoppingCartId: line.id }];
  const lines = { preOrderType: 'shoppingCart' as const, orderDetails };
  const { preOrderNo } = dataOf(await client.POST('/api/front/order/pre/order', { body: lines }));
  report('preOrderCreate', preOrderNo);

  const choice = { addressId: home.id, payType: 'stripe', payChannel: 'pc' } as const;
  const order = await client.POST('/api/front/order/create', { body: { preOrderNo, ...choice } });
  report('orderCreate', dataOf(order).orderNo);
}

buy(process.env).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
