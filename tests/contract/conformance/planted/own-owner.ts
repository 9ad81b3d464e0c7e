import { createHash } from 'node:crypto';
import { acting, deep, eachRow, firstOf, isTree, type PlantedFault, rowsOf, set } from './plant.ts';

const cached = (on: PlantedFault['on'], name: string): PlantedFault => ({
  name,
  about: 'owner',
  on,
  at: '*',
  respond: (text, res, request) => {
    const memory = firstOf(request.memory, request.path, text);
    if (memory === text) return false;
    request.pass(res, memory);
    return true;
  },
});

const withHeader = (on: PlantedFault['on'], name: string, value: string): PlantedFault => ({
  name,
  about: 'cache',
  on,
  respond: (text, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': value }).end(text);
    return true;
  },
});

/** Who may read and change what, and for how long. */
export const OWN_OWNER: readonly PlantedFault[] = [
  cached(['addressAll', 'addressDefault'], 'addresses are stored by path for all members'),
  cached(['orderCenterCounts', 'pointsAccount'], 'counts are stored by path for all members'),
  cached(['couponList', 'collectProductList'], 'lists are stored by path for all members'),
  withHeader(['orderDetail', 'orderList'], 'orders may be kept for ten minutes', 'max-age=600'),
  withHeader(['userInfo'], 'the profile may be kept by shared caches', 's-maxage=60, public'),
  {
    name: 'reviews have the e-mail of their authors',
    about: 'secret',
    on: ['productReviews'],
    edit: eachRow((row) => void (row.userEmail = 'som@example.com')),
  },
  {
    name: 'reviews have the phone number of their authors',
    about: 'secret',
    on: ['productReviews'],
    edit: eachRow((row) => void (row.contact = '+66 81 234 5678')),
  },
  {
    name: 'the profile has the session token',
    about: 'secret',
    on: ['userInfo'],
    edit: (call) => void (call.data.accessToken = call.token),
  },
  {
    name: 'an MD5 of the password is in the answer of the sign-in',
    about: 'secret',
    on: ['emailLogin'],
    edit: ({ data, sent }) =>
      void (data.ext = createHash('md5').update(String(sent.password)).digest('hex')),
  },
  {
    name: 'the secret key of the payment provider is in the methods',
    about: 'secret',
    on: ['payMethods'],
    edit: ({ data }) => void (data.stripeSecret = 'sk_live_51H8x0000000000000000000'),
  },
  {
    name: 'a store shows the number of an identity card',
    about: 'secret',
    on: ['merchantDetail'],
    edit: ({ data }) => void (data.idCardNo = '1103700123456'),
  },
  {
    name: 'coupons belong to another member',
    about: 'owner',
    on: ['couponList'],
    edit: eachRow((row) => void (row.uid = Number(row.uid) + 1)),
  },
  {
    name: 'the phone of an order is that of the first caller',
    about: 'owner',
    on: ['orderDetail', 'masterOrderDetail'],
    at: '*',
    edit: ({ data, memory }) => {
      data.email = firstOf(memory, 'email', data.email);
      data.realName = firstOf(memory, 'name', data.realName);
    },
  },
  {
    name: 'guests see whether the last member wished for a product',
    about: 'owner',
    on: ['productDetail'],
    at: '*',
    edit: ({ data, memory, id, token }) => {
      if (token) memory.set(id, data.userCollect);
      else if (memory.has(id)) data.userCollect = memory.get(id);
    },
  },
  {
    name: 'an order of a guest is shown to members by its number alone',
    about: 'owner',
    on: ['visitorMasterOrderDetail'],
    market: acting('visitorMasterOrderDetail', (ask, market, hit) => {
      const order = ask.market.state.masterOrders.find(({ no }) => no === ask.query.orderNo);
      const owner = ask.market.state.users.find(({ id }) => id === order?.userId);
      if (owner && owner.identity !== ask.query.identity) hit();
      return market({ ...ask, query: { ...ask.query, identity: owner?.identity ?? '' } });
    }),
  },
  {
    name: 'an order is sent to the address of another member',
    about: 'lifecycle',
    on: ['orderCreate'],
    market: acting('orderCreate', async (ask, market, hit) => {
      const found = ask.market.state.addresses.find(({ id }) => id === ask.body.addressId);
      const owner = found?.userId;
      if (!found || owner === ask.user?.id) return market(ask);
      hit();
      found.userId = ask.user?.id ?? 0;
      const data = await market(ask);
      found.userId = owner ?? 0;
      return data;
    }),
  },
  {
    name: 'a pre-order of another member can be ordered',
    about: 'lifecycle',
    on: ['orderCreate'],
    market: acting('orderCreate', (ask, market, hit) => {
      const found = ask.market.state.preOrders.find(({ no }) => no === ask.body.preOrderNo);
      if (found && found.userId !== ask.user?.id && ask.user) {
        hit();
        found.userId = ask.user.id;
      }
      return market(ask);
    }),
  },
  {
    name: 'a coupon of another member lowers the price',
    about: 'lifecycle',
    on: ['orderPrice'],
    market: acting('orderPrice', async (ask, market, hit) => {
      const found = ask.market.state.userCoupons.find(({ id }) => id === ask.body.couponId);
      const owner = found?.userId;
      if (!found || !ask.user || owner === ask.user.id) return market(ask);
      hit();
      found.userId = ask.user.id;
      const data = await market(ask);
      found.userId = owner ?? 0;
      return data;
    }),
  },
  {
    name: 'cart lines of another member can be ordered',
    about: 'lifecycle',
    on: ['preOrderCreate'],
    market: acting('preOrderCreate', async (ask, market, hit) => {
      const ids = ask.body.orderDetails.map(({ shoppingCartId }) => shoppingCartId);
      const found = ask.market.state.cart.find(({ id }) => ids.includes(id));
      const owner = found?.userId;
      if (!found || !ask.user || owner === ask.user.id) return market(ask);
      hit();
      found.userId = ask.user.id;
      try {
        return await market(ask);
      } finally {
        found.userId = owner ?? 0;
      }
    }),
  },
  {
    name: 'the code of a registration works a second time',
    about: 'lifecycle',
    on: ['emailPasswordReset'],
    market: acting('emailPasswordReset', async (ask, market, hit) => {
      const code = ask.market.state.codes.findLast(({ to }) => to === ask.body.email);
      if (code?.used) {
        hit();
        code.used = false;
      }
      return market(ask);
    }),
  },
  {
    name: 'the old password still works after a change',
    about: 'lifecycle',
    on: ['emailLogin'],
    market: acting('emailLogin', async (ask, market, hit) => {
      const user = ask.market.state.users.find(({ email }) => email === ask.body.email);
      const wellKnown = user?.email?.startsWith('conformance');
      if (!user || !wellKnown || user.password === ask.body.password) return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, password: user.password } });
    }),
  },
  {
    name: 'a used coupon pays a second order',
    about: 'lifecycle',
    on: ['orderCreate'],
    market: acting('orderCreate', (ask, market, hit) => {
      const mine = ask.market.state.userCoupons.find(({ id }) => id === ask.body.couponId);
      if (mine?.status === 1) {
        hit();
        mine.status = 0;
      }
      return market(ask);
    }),
  },
  {
    name: 'a deleted address can be ordered to',
    about: 'lifecycle',
    on: ['orderCreate'],
    market: acting('orderCreate', (ask, market, hit) => {
      const { addresses } = ask.market.state;
      const other = addresses.find(({ userId }) => userId === ask.user?.id);
      const { addressId } = ask.body;
      if (addresses.some(({ id }) => id === addressId) || !other || addressId === 99_999_999)
        return market(ask);
      hit();
      return market({ ...ask, body: { ...ask.body, addressId: other.id } });
    }),
  },
  {
    name: 'the count of a cart is that of the last caller',
    about: 'count',
    on: ['cartCount'],
    at: '*',
    edit: (call) => {
      const last = call.memory.get('last');
      call.memory.set('last', call.data.count);
      if (last !== undefined) call.data.count = last;
    },
  },
  {
    name: 'the uid of the sign-in is that of another account',
    about: 'owner',
    on: ['emailLogin'],
    at: '*',
    edit: set('uid', ({ memory, data }) => firstOf(memory, 'uid', data.uid)),
  },
  {
    name: 'rows of another member are at the end of the list of points',
    about: 'page',
    on: ['pointsList'],
    at: '*',
    edit: (call) => {
      const all = firstOf(call.memory, 'rows', [] as unknown[]);
      deep(rowsOf(call), (tree) => void (isTree(tree) && all.push({ ...tree })));
      call.data.list = all;
    },
  },
];
