import type { OperationId } from '../contract.ts';
import { pickAll } from '../run/pick.ts';
import type { Difference } from '../grade.ts';
import { below, DATA, differs, type Rule, type RuleCall, treeOf, treesIn } from './call.ts';

/** Parts of an answer that name what they are a part of: the thing that was requested. */
const PARTS: Partial<Record<OperationId, readonly (readonly [path: string, param: string])[]>> = {
  productDetail: [
    ['productInfo.id', 'id'],
    ['productAttr[*].productId', 'id'],
    ['productValue[*].productId', 'id'],
  ],
  productSkuDetail: [
    ['productAttr[*].productId', 'id'],
    ['productValue[*].productId', 'id'],
  ],
};

const partDifferences = ({ id, params, data }: RuleCall): Difference[] =>
  (PARTS[id] ?? []).flatMap(([path, param]) => {
    const wrong = pickAll(data, path).find((one) => String(one) !== params[param]);
    return wrong === undefined
      ? []
      : [
          differs(
            'disagrees',
            below(DATA, ...path.replaceAll('[*]', '').split('.')),
            `the ${param} of the request`,
            String(wrong),
          ),
        ];
  });

/** A product shows the guarantees that it names. */
function guaranteeDifferences({ id, data }: RuleCall): Difference[] {
  const { productInfo, guaranteeList } = treeOf(data);
  const { guaranteeIds } = treeOf(productInfo);
  if (id !== 'productDetail' || typeof guaranteeIds !== 'string' || guaranteeIds === '') return [];
  const named = new Set(guaranteeIds.split(',').map((one) => one.trim()));
  const other = treesIn(guaranteeList).findIndex((one) => !named.has(String(one.id)));
  return other === -1
    ? []
    : [
        differs(
          'disagrees',
          below(DATA, 'guaranteeList', other, 'id'),
          'one of guaranteeIds',
          String(treesIn(guaranteeList)[other]?.id),
        ),
      ];
}

/** Reads of one thing that must differ for another one, since they have ids of their own. */
const OF_ONE = /^(productDetail|productSkuDetail|merchantIndex|merchantDetail|activityDetail)$/;
const HAS_ID = /"id":/;

/** The answer to one request is not that to another: things share a text, not all of them. */
function createDistinct(): Rule {
  const answers = new Map<string, string>();
  return ({ id, params, language, data, who }) => {
    if (!OF_ONE.test(id)) return [];
    const text = JSON.stringify(data);
    if (!HAS_ID.test(text)) return [];
    const key = `${id} ${language} ${who} ${text}`;
    const own = Object.values(params).join(' ');
    const other = answers.get(key) ?? own;
    answers.set(key, own);
    return other === own
      ? []
      : [differs('disagrees', DATA, `the answer for ${own}`, `the same one as for ${other}`)];
  };
}

/** What a part of an answer says of the whole, and of the request. */
export const wholeRules = (): readonly Rule[] => [
  partDifferences,
  guaranteeDifferences,
  createDistinct(),
];
