// Buys the first product of the shop with the client that openapi-generator makes for fetch, and shows two failures.
// Every answer has HTTP status 200: a failure is the other member of the answer, with the code in the body.
import {
  AddressApi,
  CartApi,
  Configuration,
  type Failure,
  LoginApi,
  OrderApi,
  PayChannel,
  PayType,
  PreOrderType,
  ProductApi,
  UserApi,
} from './client';

const report = (...values: unknown[]) => console.log(JSON.stringify(values));

type Answer = Failure | { code: 200; message: string; data: unknown };
type DataOf<A> = Extract<A, { code: 200 }> extends { data: infer Data } ? Data : never;

/** The data of a success; a failure is an error. */
function dataOf<A extends Answer>(answer: A): DataOf<A> {
  if (answer.code !== 200) throw new Error(`${answer.code}: ${answer.message}`);
  return answer.data as DataOf<A>;
}

function reportFailure(call: string, answer: Answer) {
  if (answer.code === 200) throw new Error(`${call} should have failed`);
  report(call, 'failure', answer.code, answer.message);
}

async function buy({ SHOP_URL = '', SHOP_EMAIL = '', SHOP_PASSWORD = '' }) {
  const guest = new Configuration({ basePath: SHOP_URL });

  const page = dataOf(await new ProductApi(guest).productList({ limit: 3 }));
  const card = page.list[0]!;
  report('productList', page.total, card.storeName, card.price, card.otPrice);

  const product = dataOf(await new ProductApi(guest).productDetail({ id: card.id }));
  const sku = Object.values(product.productValue).sort((one, other) => one.id - other.id)[0]!;
  report(
    'productDetail',
    product.productInfo.storeName,
    product.productInfo.price,
    sku.id,
    sku.weight,
  );

  const categories = dataOf(await new ProductApi(guest).productCategories());
  const first = categories[0]!;
  report('productCategories', categories.length, first.name, first.childList.length);

  const ways = dataOf(await new LoginApi(guest).loginMethods());
  report('loginMethods', ways.googleOpen, ways.facebookAppId, ways.visitorOpen);

  // A guest has no account, and this product does not exist.
  reportFailure('userInfo', await new UserApi(guest).userInfo());
  reportFailure('productDetail', await new ProductApi(guest).productDetail({ id: 99_999_999 }));

  const emailLogin = { email: SHOP_EMAIL, password: SHOP_PASSWORD };
  const session = dataOf(await new LoginApi(guest).emailLogin({ emailLogin }));
  report('emailLogin', session.uid, session.nikeName, session.email, session.phone, session.type);
  const member = new Configuration({ basePath: SHOP_URL, apiKey: session.token });

  const user = dataOf(await new UserApi(member).userInfo());
  report('userInfo', user.nickname, user.email, user.userType, user.integral);

  const counts = dataOf(await new OrderApi(member).orderCenterCounts());
  report('orderCenterCounts', counts.unPaidCount, counts.refundCount);

  const book = dataOf(await new AddressApi(member).addressList());
  const home = book.list[0]!;
  report('addressList', book.total, home.realName, home.postCode, home.isDefault);

  const cartAddItem = [{ productId: card.id, productAttrUnique: sku.id, cartNum: 2 }];
  dataOf(await new CartApi(member).cartSave({ cartAddItem }));
  report('cartSave');

  const store = dataOf(await new CartApi(member).cartList({ isValid: true }))[0]!;
  const line = store.cartInfoList[0]!;
  report('cartList', store.merName, line.productAttrUnique, line.price, line.cartNum);

  const orderDetails = [{ shoppingCartId: line.id }];
  const preOrderCreate = { preOrderType: PreOrderType.SHOPPING_CART, orderDetails };
  const { preOrderNo } = dataOf(await new OrderApi(member).preOrderCreate({ preOrderCreate }));
  report('preOrderCreate', preOrderNo);

  const choice = { addressId: home.id, payType: PayType.CARD, payChannel: PayChannel.PC };
  const orderCreate = { preOrderNo, ...choice };
  report('orderCreate', dataOf(await new OrderApi(member).orderCreate({ orderCreate })).orderNo);
}

buy(process.env).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
