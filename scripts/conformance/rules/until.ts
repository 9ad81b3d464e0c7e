import { describe } from '../check/issues.ts';
import type { Difference } from '../grade.ts';
import { below, differs, type Found, type RuleCall, type Tree } from './call.ts';

interface Filled {
  field: string;
  when: string;
  is: (tree: Tree) => boolean;
}

const NEVER: Pick<Filled, 'when' | 'is'> = { when: 'never', is: () => false };
const shipped: Pick<Filled, 'when' | 'is'> = {
  when: 'once it is shipped',
  is: ({ status }) => status !== 0 && status !== 9,
};

/** Fields that are empty in all other states. */
const FILLED: Readonly<Record<string, readonly Filled[]>> = {
  // The known backend keeps it when it approves.
  SettlementRecord: [
    {
      field: 'denialReason',
      when: 'once it is decided',
      is: ({ auditStatus }) => auditStatus !== 1,
    },
  ],
  RefundDetail: [
    {
      field: 'refundReason',
      when: 'when it is refused',
      is: ({ refundStatus }) => refundStatus === 1,
    },
  ],
  MyCoupon: [{ field: 'useTime', when: 'when it is used', is: ({ status }) => status === 1 }],
  OrderCoupon: [{ field: 'useTime', ...NEVER }],
  MerchantOrderListItem: [
    { field: 'deliveryName', ...shipped },
    { field: 'deliveryId', ...shipped },
  ],
  // Backends without kinds of deliveries do not say.
  MerchantOrderDetail: ['courier', 'courierPhone'].map((field) => ({
    field,
    when: 'when the courier of the merchant delivers it',
    is: ({ deliveryType }) => deliveryType === undefined || deliveryType === 'send',
  })),
  LoginMethodInfo: [
    { field: 'googleClientId', when: 'when it is on', is: ({ googleOpen }) => googleOpen === true },
    {
      field: 'facebookAppId',
      when: 'when it is on',
      is: ({ facebookOpen }) => facebookOpen === true,
    },
  ],
};

const early = ({ tree, schema, place }: Found): Difference[] =>
  (FILLED[schema] ?? [])
    .filter(({ field, is }) => !is(tree) && (tree[field] ?? '') !== '')
    .map(({ field, when }) =>
      differs(
        'disagrees',
        below(place, field),
        when === 'never' ? 'no value' : `a value only ${when}`,
        describe(tree[field], field),
      ),
    );

/** Names of authors are masked for everybody. */
const unmasked = ({ tree, schema, place }: Found): Difference[] =>
  schema !== 'Review' || typeof tree.nickname !== 'string' || tree.nickname.includes('*')
    ? []
    : [differs('secret', below(place, 'nickname'), 'a name masked with asterisks', 'a whole name')];

/** What is empty until something happens, and what is never shown whole. */
export const untilDifferences = ({ objects }: RuleCall): Difference[] =>
  objects.flatMap((found) => [...early(found), ...unmasked(found)]);
