import {
  below,
  DATA,
  type Found,
  isTree,
  type RuleCall,
  type Tree,
  treeOf,
  treesIn,
} from './call.ts';

const LISTED_ORDERS =
  /^(MasterOrderDetail|AwaitPayOrder|MerchantOrderDetail|MerchantOrderListItem)$/;

/** The parts and lines of a whole order, by its number: not all of them name it. */
function partsOf({ tree, schema, place }: Found): Found[] {
  if (!LISTED_ORDERS.test(schema)) return [];
  const whole = tree.masterOrderNo ?? tree.orderNo;
  const isWhole = 'orderList' in tree;
  const parts = isWhole ? treesIn(tree.orderList) : [tree];
  return parts.flatMap((part, at) => {
    const here = isWhole ? below(place, 'orderList', at) : place;
    const lines = treesIn(part.orderInfoList).map((line, nth): Found => ({
      tree: { ...line, key: `${String(whole)} ${String(line.attrValueId)}` },
      schema: 'LineOfOrder',
      place: below(here, 'orderInfoList', nth),
    }));
    const own: Found = {
      tree: { ...part, masterOrderNo: whole },
      schema: 'PartOfOrder',
      place: here,
    };
    return typeof part.orderNo === 'string' ? [own, ...lines] : lines;
  });
}

/** Sales as they are shown, with those that the shop has added; the leaderboard sends their sum. */
function salesOf({ tree, schema, place }: Found): Found[] {
  if (!/^(ProductCard|ProductInfo|MerchantProduct|LeaderboardProduct)$/.test(schema)) return [];
  const { id, sales, ficti = 0 } = tree;
  return typeof sales === 'number' && typeof ficti === 'number'
    ? [{ tree: { id, sales: sales + ficti }, schema: 'ShownSales', place }]
    : [];
}

/** Categories of the home page are those of the first level. */
const topOf = ({ tree, schema, place }: Found): Found[] =>
  schema === 'HomeCategory'
    ? [{ tree: { id: tree.id, level: 1 }, schema: 'TopCategory', place }]
    : [];

/** Of the answers that are checked just now, for the rules that need the same. */
const known = new WeakMap<RuleCall, readonly Found[]>();

/** Objects with the ids that other parts of the answer give them. */
export function identified(call: RuleCall): readonly Found[] {
  const found = known.get(call) ?? identify(call);
  known.set(call, found);
  return found;
}

function identify({ id, data, objects }: RuleCall): readonly Found[] {
  const { productInfo, merchantInfo, productValue } = treeOf(data);
  const derived = [
    ...objects.flatMap(partsOf),
    ...objects.flatMap(salesOf),
    ...objects.flatMap(topOf),
  ];
  if (id !== 'productDetail' || !isTree(productInfo)) return [...objects, ...derived];
  const { merId, image } = productInfo;
  const store: Tree = { ...treeOf(merchantInfo), merId };
  return [
    ...objects,
    ...derived,
    { tree: store, schema: 'MerchantBrief', place: below(DATA, 'merchantInfo') },
    ...treesIn(store.proList).map((own, at): Found => ({
      tree: { id: own.id, merId },
      schema: 'ProductOfStore',
      place: below(DATA, 'merchantInfo', 'proList', at),
    })),
    ...Object.entries(treeOf(productValue)).map(([key, sku]): Found => {
      const own = treeOf(sku);
      return {
        tree: { id: own.id, image: own.image === '' ? image : own.image },
        schema: 'PictureOfSku',
        place: below(DATA, 'productValue', key),
      };
    }),
  ];
}
