import { NEW_ADDRESS } from './address.ts';
import { CART_COUNTS } from './counts.ts';
import { FIND_OPTIONS, FIND_OTHER_STORE } from './find.ts';
import type { Caller, CallStep, Journey, Step } from './journey.ts';
import { placeOrder, RELEASED } from './order-steps.ts';
import { ALL } from './shop-steps.ts';
import { OFF } from './visitor-look-ups.ts';

const ONE = '$firstToken';
const TWINS = [ONE, '$secondToken'] as const;
const ofBoth = (steps: (as: Caller) => readonly Step[]): readonly Step[] => TWINS.flatMap(steps);

const register = (body: CallStep['body'], token: string): CallStep => ({
  operation: 'visitorRegister',
  body: body ?? null,
  ...OFF,
  take: { [token]: 'token' },
});
const WISHES = (as: Caller): CallStep => ({ operation: 'collectProductList', as, query: ALL });
const FOLLOWED = (as: Caller): CallStep => ({ operation: 'collectMerchantList', as, query: ALL });
const BOOK = (as: Caller): CallStep => ({ operation: 'addressAll', as });
const UNPAID = (as: Caller): CallStep => ({ operation: 'awaitPayOrders', as, query: ALL });
const FOLLOWERS: readonly Step[] = ['$merId', '$secondMerId'].map((id): Step => ({
  operation: 'merchantDetail',
  params: { id },
}));
const OWN: readonly Step[] = ofBoth((as) => [
  WISHES(as),
  FOLLOWED(as),
  ...CART_COUNTS(as),
  BOOK(as),
]);
const follow = (as: Caller, id: string): CallStep => ({
  operation: 'collectMerchantAdd',
  as,
  params: { id },
});
const put = (as: Caller, productAttrUnique: string, cartNum: number) => ({
  operation: 'cartSave' as const,
  as,
  body: [{ productId: '$productId', productAttrUnique, cartNum }],
});
const address = (as: Caller, take: string, detail: string): CallStep => ({
  operation: 'addressSave',
  as,
  body: { ...NEW_ADDRESS, detail },
  take: { [take]: 'id' },
});

/** Two accounts have two of everything, the same: one of them removes the first, and adds it again. */
export const twins: Journey = {
  name: 'twins',
  about: 'what one of two visitors removes, beside what stays and what the other one has',
  creates: ['three visitors with wishes, followed stores, cart lines, addresses, unpaid orders'],
  steps: [
    register({ email: '$newEmail', phone: '$localPhone', countryCode: '66' }, 'firstToken'),
    // Two visitors may have one phone.
    register({ email: '$secondEmail', phone: '$localPhone', countryCode: '66' }, 'secondToken'),
    // The mailbox of a member opens no account of the member.
    register({ email: '$memberEmail' }, 'thirdToken'),
    { operation: 'userInfo', as: '$thirdToken' },
    { operation: 'userInfo', as: ONE, take: { avatar: 'avatar' } },
    {
      operation: 'tokenExists',
      as: ONE,
      values: [{ what: 'whether the token of a visitor exists', at: '', is: true }],
    },
    { operation: 'userEdit', as: ONE, body: { nickname: '$newName', avatar: '$avatar' } },
    { operation: 'userInfo', as: ONE },
    FIND_OPTIONS,
    ...FIND_OTHER_STORE,
    ...ofBoth((as) => [
      {
        operation: 'collectProductBatch',
        as,
        body: { id: ['$productId', '$secondId'], category: 'store' },
      },
      follow(as, '$merId'),
      put(as, '$skuId', 2),
      put(as, '$otherSkuId', 1),
      address(as, as === ONE ? 'firstId' : 'otherId', '1, $street'),
      address(as, as === ONE ? 'secondAddress' : 'otherId', '2, $street'),
    ]),
    { sandbox: { do: 'forward', ms: 5 * 60_000 }, isOptional: true },
    ...OWN,
    ...FOLLOWERS,
    ...TWINS.flatMap((as): readonly Step[] => [follow(as, '$secondMerId'), ...FOLLOWERS]),
    ...OWN,
    {
      operation: 'cartList',
      as: ONE,
      query: { isValid: true },
      take: {
        lineId: '[*].cartInfoList[attrId=$skuId].id',
        otherLineId: '[*].cartInfoList[attrId=$otherSkuId].id',
      },
    },
    { operation: 'collectProductCancel', as: ONE, params: { proId: '$productId' } },
    ...[1, 2].map((): Step => ({
      operation: 'collectMerchantCancel',
      as: ONE,
      params: { id: '$merId' },
    })),
    { operation: 'cartDelete', as: ONE, body: { ids: ['$lineId'] } },
    { operation: 'addressDelete', as: ONE, body: { id: '$firstId' } },
    ...OWN,
    { operation: 'collectProductAdd', as: ONE, body: { id: '$productId', category: 'store' } },
    follow(ONE, '$merId'),
    ...FOLLOWERS,
    { operation: 'collectMerchantCancel', as: ONE, params: { id: '$secondMerId' } },
    ...FOLLOWERS,
    put(ONE, '$skuId', 1),
    { operation: 'addressSetDefault', as: ONE, body: { id: '$secondAddress' } },
    { operation: 'cartSetQuantity', as: ONE, body: { id: '$otherLineId', number: 3 } },
    ...OWN,
    ...ofBoth((as) => [...placeOrder(as, 'wechat'), UNPAID(as)]),
    {
      operation: 'scanPayResult',
      as: ONE,
      params: { orderNo: '$orderNo' },
      isForeign: true,
      expect: 500,
      situation: 'The order does not exist or is cancelled.',
    },
    ...placeOrder(ONE),
    UNPAID(ONE),
    { operation: 'orderCancel', as: ONE, params: { orderNo: '$orderNo' } },
    RELEASED,
    ...ofBoth((as) => [UNPAID(as)]),
    { operation: 'logout', as: ONE },
    {
      operation: 'tokenExists',
      as: ONE,
      values: [{ what: 'a signed-out token', at: '', is: false }],
    },
    ...CART_COUNTS('$secondToken'),
  ],
};
