import type { Json } from '../../contract/shape.ts';
import type { OperationId } from '../contract.ts';
import { pick, pickAll } from './pick.ts';

/** A call made for order's sake: `data` of a success, else null. */
export type QuietCall = (
  operation: OperationId,
  input: { params?: Record<string, Json>; query?: Record<string, Json>; body?: Json },
) => Promise<{ data: unknown } | null>;

/** Things a run makes and can take away again: how to list them, and how to be rid of one. */
interface Leftover {
  what: string;
  list: { operation: OperationId; query?: Record<string, Json>; ids: string }[];
  remove: {
    operation: OperationId;
    with: (id: Json) => { params?: Record<string, Json>; body?: Json };
  };
}

const ALL = { page: 1, limit: 500 };

const LEFTOVERS: readonly Leftover[] = [
  {
    what: 'cart line',
    list: [true, false].map((isValid) => ({
      operation: 'cartList' as const,
      query: { isValid },
      ids: '[*].cartInfoList[*].id',
    })),
    remove: { operation: 'cartDelete', with: (id) => ({ body: { ids: [id] } }) },
  },
  {
    what: 'unpaid order',
    list: [{ operation: 'awaitPayOrders', query: ALL, ids: 'list[*].orderNo' }],
    remove: { operation: 'orderCancel', with: (id) => ({ params: { orderNo: id } }) },
  },
  {
    what: 'address',
    list: [{ operation: 'addressAll', ids: '[*].id' }],
    remove: { operation: 'addressDelete', with: (id) => ({ body: { id } }) },
  },
  {
    what: 'wish list entry',
    list: [{ operation: 'collectProductList', query: ALL, ids: 'list[*].productId' }],
    remove: { operation: 'collectProductCancel', with: (id) => ({ params: { proId: id } }) },
  },
  {
    what: 'followed store',
    list: [{ operation: 'collectMerchantList', query: ALL, ids: 'list[*].merId' }],
    remove: { operation: 'collectMerchantCancel', with: (id) => ({ params: { id } }) },
  },
];

export interface Inventory {
  ids: Map<string, Set<unknown>>;
  /** pieces of every cart line */
  pieces: Map<unknown, unknown>;
  defaultAddress: unknown;
  profile: { nickname: unknown; avatar: unknown };
}

/** What an account has of the things that a run may add to. */
export async function takeInventory(call: QuietCall): Promise<Inventory> {
  const ids = new Map<string, Set<unknown>>();
  const pieces = new Map<unknown, unknown>();
  for (const { what, list } of LEFTOVERS) {
    const own = new Set<unknown>();
    ids.set(what, own);
    for (const { operation, query, ids: path } of list) {
      const answer = await call(operation, query ? { query } : {});
      for (const id of pickAll(answer?.data, path)) own.add(id);
      if (operation !== 'cartList') continue;
      for (const line of pickAll(answer?.data, '[*].cartInfoList[*]') as {
        id: unknown;
        cartNum: unknown;
      }[])
        pieces.set(line.id, line.cartNum);
    }
  }
  const address = await call('addressDefault', {});
  const user = await call('userInfo', {});
  return {
    ids,
    pieces,
    defaultAddress: pick(address?.data, 'id'),
    profile: { nickname: pick(user?.data, 'nickname'), avatar: pick(user?.data, 'avatar') },
  };
}

/** Takes away what was not there before, puts quantities back, and tells what it did. */
export async function cleanUp(call: QuietCall, before: Inventory): Promise<string[]> {
  const after = await takeInventory(call);
  const told: string[] = [];
  for (const { what, remove } of LEFTOVERS) {
    const added = [...(after.ids.get(what) ?? [])].filter((id) => !before.ids.get(what)?.has(id));
    let removed = 0;
    for (const id of added) if (await call(remove.operation, remove.with(id as Json))) removed += 1;
    if (added.length > 0)
      told.push(
        `${what}: ${added.length} made, ${removed} taken away again${removed < added.length ? '; the rest stays' : ''}`,
      );
  }
  for (const { what, operation, body } of changes(before, after)) {
    const isBack = await call(operation, { body });
    told.push(`${what}: ${isBack ? 'put back' : 'changed, and could not be put back'}`);
  }
  return told;
}

/** What is still there, but not as it was, and the call that puts it back. */
function changes(
  before: Inventory,
  after: Inventory,
): { what: string; operation: OperationId; body: Json }[] {
  const lines = [...before.pieces].filter(
    ([id, count]) => after.pieces.has(id) && after.pieces.get(id) !== count,
  );
  const { nickname, avatar } = before.profile;
  const isOther = nickname !== after.profile.nickname || avatar !== after.profile.avatar;
  const address = before.defaultAddress;
  return [
    ...lines.map(([id, number]) => ({
      what: 'quantity of a cart line',
      operation: 'cartSetQuantity' as const,
      body: { id, number } as Json,
    })),
    ...(isOther
      ? [
          {
            what: 'name and picture',
            operation: 'userEdit' as const,
            body: { nickname, avatar } as Json,
          },
        ]
      : []),
    ...(address !== undefined && address !== after.defaultAddress
      ? [
          {
            what: 'default address',
            operation: 'addressSetDefault' as const,
            body: { id: address } as Json,
          },
        ]
      : []),
  ];
}
