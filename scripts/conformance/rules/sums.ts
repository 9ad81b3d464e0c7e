import { pickAll } from '../run/pick.ts';
import type { Difference } from '../grade.ts';
import { multiply, textOf, units } from './amount.ts';
import { below, DATA, differs, isTree, type RuleCall, type Tree, treeOf, treesIn } from './call.ts';
import type { Facts } from './facts.ts';

/** A field is the sum of others: paths with a sign; `a*b` multiplies fields of each row of a list. */
interface Sum {
  field: string;
  of: readonly string[];
}
const sum = (field: string, of: string): Sum => ({ field, of: of.split(' ') });

const ORDER_AMOUNT = sum('payPrice', '+proTotalPrice +payPostage -couponPrice -integralPrice');
const ORDER_TOTAL = sum('totalPrice', '+proTotalPrice +totalPostage');
const LINES_TOTAL = sum('proTotalPrice', '+orderInfoList[*].price*payNum');
const PIECES = sum('totalNum', '+orderInfoList[*].payNum');

export const SUMS: Readonly<Record<string, readonly Sum[]>> = {
  MasterOrderDetail: [
    ORDER_AMOUNT,
    ORDER_TOTAL,
    sum('payPrice', '+orderList[*].payPrice'),
    sum('totalNum', '+orderList[*].totalNum'),
    sum('proTotalPrice', '+orderList[*].orderInfoList[*].price*payNum'),
  ],
  MasterOrderPart: [PIECES],
  MerchantOrderListItem: [PIECES],
  MerchantOrderDetail: [ORDER_AMOUNT, ORDER_TOTAL, LINES_TOTAL, PIECES],
  AwaitPayOrder: [sum('totalNum', '+orderList[*].orderInfoList[*].payNum')],
  RefundForm: [PIECES],
  RefundListItem: [PIECES],
  RefundDetail: [PIECES],
  PreOrder: [
    sum('proTotalFee', '+orderList[*].orderInfoList[*].price*payNum'),
    sum('orderProNum', '+orderList[*].orderInfoList[*].payNum'),
    sum('freightFee', '+orderList[*].orderInfoList[*].postage*payNum'),
    sum('totalPrice', '+proTotalFee +freightFee'),
    sum('payFee', '+proTotalFee +freightFee -couponFee'),
  ],
  OrderPrice: [sum('payFee', '+proTotalFee +freightFee -couponFee')],
  PointsAccount: [sum('settledIntegral', '+integral +useIntegral')],
  ReviewCount: [sum('sumCount', '+goodCount +inCount +poorCount')],
};

function partOf(tree: Tree, path: string): bigint {
  const [place = '', factor] = path.slice(1).split('*pay');
  const total =
    factor === undefined
      ? pickAll(tree, place).reduce<bigint>((all, one) => all + (units(one) ?? 0n), 0n)
      : pickAll(tree, place.slice(0, place.lastIndexOf('.')))
          .filter(isTree)
          .reduce<bigint>((all, row) => {
            const amount = units(row[place.slice(place.lastIndexOf('.') + 1)]) ?? 0n;
            return all + multiply(amount, row[`pay${factor}`]);
          }, 0n);
  return path.startsWith('-') ? -total : total;
}

const describeSum = ({ of }: Sum) => of.join(' ').replace(/^\+/, '').replaceAll('[*]', '');

/** Amounts and pieces are the sums of their parts. */
export const sumDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap(({ tree, schema, place }) =>
    (SUMS[schema] ?? []).flatMap((one) => {
      const value = units(tree[one.field]);
      if (value === null) return [];
      const due = one.of.reduce((all, part) => all + partOf(tree, part), 0n);
      return value === due
        ? []
        : [
            differs(
              'wrong-sum',
              below(place, one.field),
              describeSum(one),
              `${textOf(value)} in place of ${textOf(due)}`,
            ),
          ];
    }),
  );

/** The discount is the value of the received coupon; less if the products that it is for may cost less. */
export function discountDifferences(facts: Facts, call: RuleCall): Difference[] {
  const { couponId } = treeOf(call.sent);
  if (call.id !== 'orderPrice' || !couponId) return [];
  const { couponFee, proTotalFee } = treeOf(call.data);
  const money = units(facts.get(`received coupon ${String(couponId)}`, 'money'));
  const [fee, total] = [units(couponFee), units(proTotalFee)];
  const least = units(facts.get(`received coupon ${String(couponId)}`, 'minPrice')) ?? 0n;
  if (money === null || fee === null || total === null || total < money || fee === money) return [];
  if (least < money && fee > 0n && fee < money) return [];
  return [
    differs(
      'wrong-sum',
      below(DATA, 'couponFee'),
      'the value of the coupon',
      `${textOf(fee)} in place of ${textOf(money)}`,
    ),
  ];
}

/** Sums that no single field of a schema names. */
export function otherSumDifferences({ objects }: RuleCall): Difference[] {
  return objects.flatMap(({ tree, schema, place }) => {
    if (schema === 'ReviewCount') return shareDifferences(tree, below(place, 'replyChance'));
    if (schema !== 'ProductDetail' || !isTree(tree.productInfo)) return [];
    const skus = treesIn(Object.values(isTree(tree.productValue) ? tree.productValue : {}));
    const stock = skus.reduce((all, one) => all + Number(one.stock), 0);
    const own = tree.productInfo.stock;
    const found: Difference[] =
      own === stock || Number.isNaN(stock)
        ? []
        : [
            differs(
              'wrong-sum',
              below(place, 'productInfo', 'stock'),
              'the stock of all skus',
              `${String(own)} in place of ${stock}`,
            ),
          ];
    const prices = skus.map(({ price }) => units(price));
    const price = units(tree.productInfo.price);
    if (skus.length > 0 && !prices.includes(price))
      found.push(
        differs(
          'wrong-sum',
          below(place, 'productInfo', 'price'),
          'the price of one of the skus',
          String(tree.productInfo.price),
        ),
      );
    return found;
  });
}

/** The share of good reviews, however it is rounded. */
function shareDifferences(
  { goodCount, sumCount, replyChance }: Tree,
  place: ReturnType<typeof below>,
): Difference[] {
  if (typeof goodCount !== 'number' || typeof sumCount !== 'number' || sumCount === 0) return [];
  const got = Number(replyChance);
  const due = goodCount / sumCount;
  return Math.abs(got - due) < 0.011
    ? []
    : [
        differs(
          'wrong-sum',
          place,
          'goodCount / sumCount',
          `${String(replyChance)} in place of ${due.toFixed(2)}`,
        ),
      ];
}
