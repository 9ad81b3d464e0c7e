import type { OperationId } from '../contract.ts';
import type { Difference } from '../grade.ts';
import { FILES } from '../run/send.ts';
import { below, DATA, differs, isTree, type RuleCall, type Tree, treeOf } from './call.ts';
import type { Facts } from './facts.ts';
import { comparable } from './shown.ts';

interface Claim {
  thing: string;
  values: Tree;
}

const pick = (tree: Tree, names: string): Tree =>
  Object.fromEntries(
    names.split(' ').flatMap((name) => (name in tree ? [[name, tree[name]]] : [])),
  );

const ADDRESS = 'realName phone countryCode country email detail postCode isDefault';
const APPLICATION = 'realName email phone categoryId typeId keywords address';

/** Fields of something new that may be left out, and are empty then. */
const NO_CONTACT: Tree = { phone: '', countryCode: '', postCode: 0 };
const NO_WORDS: Tree = { phone: '', keywords: '' };

const application = ({ id, sent }: RuleCall): Claim[] => {
  const tree = treeOf(sent);
  const empty = id === 'settlementApply' && isTree(sent) ? NO_WORDS : {};
  return [
    { thing: `application ${String(tree.name)}`, values: { ...empty, ...pick(tree, APPLICATION) } },
  ];
};

const flag =
  (of: string, name: string, isOn: boolean, id: (call: RuleCall) => unknown[]) =>
  (call: RuleCall): Claim[] =>
    id(call).map((one) => ({
      thing: `caller and ${of} ${call.who} ${String(one)}`,
      values: { [name]: isOn },
    }));

/** A list of pictures as it is sent: separated by commas, or as JSON. */
const picturesIn = (text: unknown): string[] =>
  String(text ?? '')
    .split(/[[\],"]+/)
    .filter((one) => one.trim() !== '');

/** What a successful write says about later answers. */
const CLAIMS: Partial<Record<OperationId, (call: RuleCall) => Claim[]>> = {
  addressSave: ({ sent, data }) => {
    const tree = treeOf(sent);
    // A recording may lack the body.
    const isKnown = isTree(sent);
    const id = tree.id ?? treeOf(data).id;
    return id === undefined
      ? []
      : [
          {
            thing: `address ${String(id)}`,
            values: { ...(isKnown && !tree.id ? NO_CONTACT : {}), ...pick(tree, ADDRESS) },
          },
        ];
  },
  userEdit: ({ sent, who }) => [
    { thing: `caller ${who}`, values: pick(treeOf(sent), 'nickname avatar') },
  ],
  reviewAdd: ({ sent }) => {
    const { orderInfoId, pics, ...tree } = treeOf(sent);
    const values = {
      serviceStar: null,
      ...pick(tree, 'star serviceStar comment'),
      pictures: picturesIn(pics).length,
    };
    return [
      { thing: `review of line ${String(orderInfoId)}`, values },
      { thing: `order line ${String(orderInfoId)}`, values: { isReply: true } },
    ];
  },
  refundApply: ({ sent, language }) => {
    const {
      orderNo,
      text,
      refund_reason_wap_img: pics,
      refund_reason_wap_explain: explanation,
    } = treeOf(sent);
    return [
      {
        thing: `newest refund of ${String(orderNo)}`,
        values: {
          // Reasons of the shop, in the language of the call.
          [`refundReasonWap in ${language}`]: text,
          refundReasonWapExplain: explanation,
          ...(isTree(sent) ? { refundPictures: picturesIn(pics).length } : {}),
        },
      },
      // Applied, running or paid back.
      { thing: `store order ${String(orderNo)}`, values: { refundStatus: [1, 2, 3] } },
    ];
  },
  // Received, with or without a review to write.
  orderTake: ({ params }) => [
    { thing: `store order ${params.orderNo ?? ''}`, values: { status: [2, 3] } },
  ],
  settlementApply: application,
  // It waits again, whatever the decision about the one before was.
  settlementResubmit: (call) => [
    ...application(call),
    { thing: `application number ${call.params.id ?? ''}`, values: { auditStatus: 1 } },
  ],
  collectProductAdd: flag('product', 'wished', true, ({ sent }) => [treeOf(sent).id]),
  collectProductBatch: flag('product', 'wished', true, ({ sent }) => {
    const { id } = treeOf(sent);
    return Array.isArray(id) ? id : [];
  }),
  collectProductCancel: flag('product', 'wished', false, ({ params }) => [params.proId]),
  collectMerchantAdd: flag('store', 'followed', true, ({ params }) => [params.id]),
  collectMerchantCancel: flag('store', 'followed', false, ({ params }) => [params.id]),
  couponReceive: flag('coupon', 'received', true, ({ sent }) => [treeOf(sent).couponId]),
};

/** What an order takes from the address that it was sent to, and how many characters of it. */
const FROM_ADDRESS = [
  ['detail', 'userAddress', 100],
  ['realName', 'realName', 32],
  ['phone', 'userPhone', 18],
  ['email', 'email', Infinity],
] as const;

function orderClaims(facts: Facts, { sent, data }: RuleCall): Claim[] {
  const { payType, payChannel, mark, addressId, preOrderNo, couponId } = treeOf(sent);
  const thing = `order ${String(treeOf(data).orderNo)}`;
  const fromAddress = FROM_ADDRESS.flatMap(([name, field, kept]) => {
    const value = facts.get(`address ${String(addressId)}`, name);
    // A backend may keep more.
    const isCut = typeof value === 'string' && value.length > kept;
    return value === undefined || isCut ? [] : [[field, value]];
  });
  const price = facts.get(
    `pre-order ${String(preOrderNo)}`,
    `payFee with coupon ${String(couponId || 0)}`,
  );
  return [
    {
      thing,
      values: {
        payType,
        payChannel,
        // What is left out is empty, and not that of another call.
        ...(isTree(sent) ? { mark: mark ?? '' } : {}),
        ...(typeof couponId === 'number' && couponId > 0 ? { couponId } : {}),
        ...Object.fromEntries(fromAddress),
        ...(price === undefined ? {} : { payPrice: price }),
      },
    },
  ];
}

/** An application has the fee of its category, whatever was sent. */
function withFee(facts: Facts, { thing, values }: Claim): Claim {
  const fee = facts.get(`category of stores ${String(values.categoryId)}`, 'handlingFee');
  return { thing, values: { ...values, ...(fee === undefined ? {} : { handlingFee: fee }) } };
}

/** Numbers that a write changes by one. */
function follow(facts: Facts, { id, sent, params, who, at }: RuleCall): void {
  if (id === 'couponReceive')
    facts.shift({
      isShared: true,
      at,
      thing: `coupon ${String(treeOf(sent).couponId)}`,
      name: 'lastTotal',
      by: -1,
    });
  const store = params.id ?? '';
  const followers = { isShared: true, at, thing: `store ${store}`, name: 'collectNum' };
  const isFollowed = facts.get(`caller and store ${who} ${store}`, 'followed');
  if (id === 'collectMerchantAdd' && isFollowed !== true) facts.shift({ ...followers, by: 1 });
  if (id !== 'collectMerchantCancel') return;
  // Who does not follow it takes no follower from it.
  if (isFollowed === true) facts.shift({ ...followers, by: -1 });
  if (isFollowed === undefined) facts.forget({ things: followers.thing, name: followers.name });
}

/** A payment may start by another method and client than the order was placed with. */
function restart(facts: Facts, call: RuleCall): void {
  if (call.id !== 'payStart') return;
  const { orderNo, payType } = treeOf(call.sent);
  const thing = `order ${String(orderNo)}`;
  facts.forget({ things: thing, name: 'payChannel' });
  facts.claim({ thing, name: 'payType', value: payType }, call);
}

/** The state of a cancelled order of a store. */
const CANCELLED = 9;

/** Remembers what a write has sent. */
export function claim(facts: Facts, call: RuleCall): void {
  follow(facts, call);
  restart(facts, call);
  if (call.id === 'orderCancel')
    for (const thing of facts.thingsWith('masterOrderNo', call.params.orderNo))
      facts.claim({ thing, name: 'status', value: CANCELLED }, call);
  const claims =
    call.id === 'orderCreate' ? orderClaims(facts, call) : (CLAIMS[call.id]?.(call) ?? []);
  for (const { thing, values } of call.isRecorded
    ? claims
    : claims.map((one) => withFee(facts, one)))
    for (const [name, value] of Object.entries(values))
      facts.claim({ thing, name, value: comparable(name, value) }, call);
}

/** Remembers what a read says about later writes, and about values that stand elsewhere. */
export function rememberPrices(facts: Facts, call: RuleCall): void {
  const { id, sent, data, params } = call;
  const tree = treeOf(data);
  const { preOrderNo, couponId } = treeOf(sent);
  const price =
    id === 'orderPrice'
      ? { no: preOrderNo, coupon: couponId || 0 }
      : id === 'preOrderDetail'
        ? { no: params.preOrderNo, coupon: 0 }
        : null;
  if (!price || tree.payFee === undefined) return;
  const name = `payFee with coupon ${String(price.coupon)}`;
  facts.claim({ thing: `pre-order ${String(price.no)}`, name, value: tree.payFee }, call);
}

/** A file is stored with the size that was sent. */
export function uploadDifferences({ sent, data }: RuleCall): Difference[] {
  const file = FILES[String(treeOf(sent).multipart)];
  const { fileSize } = treeOf(data);
  return file === undefined || fileSize === undefined || fileSize === file.bytes.length
    ? []
    : [
        differs(
          'not-kept',
          below(DATA, 'fileSize'),
          `the ${file.bytes.length} bytes that were sent`,
          String(fileSize),
        ),
      ];
}
