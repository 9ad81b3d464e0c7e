import type { Json } from '../../contract/shape.ts';
import type { OperationId } from '../contract.ts';
import { pick, pickAll } from './pick.ts';

/** Sends a clean-up call. Resolves with `data` on success, else with null. */
export type CleanUpCall = (
  operation: OperationId,
  input: { params?: Record<string, Json>; query?: Record<string, Json>; body?: Json },
) => Promise<{ data: unknown } | null>;

/** Data that a run creates: how to list and how to remove it. */
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
    what: 'wishlist entry',
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
  /** pieces by cart line */
  pieces: Map<unknown, unknown>;
  defaultAddress: unknown;
  profile: { nickname: unknown; avatar: unknown };
}

/** Reads the data of an account that a run may add to. */
export async function takeInventory(call: CleanUpCall): Promise<Inventory> {
  const ids = new Map<string, Set<unknown>>();
  const pieces = new Map<unknown, unknown>();
  for (const { what, list } of LEFTOVERS) {
    const existing = new Set<unknown>();
    ids.set(what, existing);
    for (const { operation, query, ids: path } of list) {
      const answer = await call(operation, query ? { query } : {});
      for (const id of pickAll(answer?.data, path)) existing.add(id);
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

/** Removes added data, restores changed data, and returns a line for each. */
export async function cleanUp(call: CleanUpCall, before: Inventory): Promise<string[]> {
  const after = await takeInventory(call);
  const lines: string[] = [];
  for (const { what, remove } of LEFTOVERS) {
    const added = [...(after.ids.get(what) ?? [])].filter((id) => !before.ids.get(what)?.has(id));
    let removed = 0;
    for (const id of added) if (await call(remove.operation, remove.with(id as Json))) removed += 1;
    if (added.length > 0)
      lines.push(
        `${what}: ${added.length} created, ${removed} removed${removed < added.length ? '; the rest remains' : ''}`,
      );
  }
  for (const { what, operation, body } of restoringCalls(before, after)) {
    const isRestored = await call(operation, { body });
    lines.push(`${what}: ${isRestored ? 'restored' : 'changed, could not be restored'}`);
  }
  return lines;
}

/** The calls that restore changed data. */
function restoringCalls(
  before: Inventory,
  after: Inventory,
): { what: string; operation: OperationId; body: Json }[] {
  const changedLines = [...before.pieces].filter(
    ([id, count]) => after.pieces.has(id) && after.pieces.get(id) !== count,
  );
  const { nickname, avatar } = before.profile;
  const isProfileChanged = nickname !== after.profile.nickname || avatar !== after.profile.avatar;
  const address = before.defaultAddress;
  return [
    ...changedLines.map(([id, number]) => ({
      what: 'quantity of a cart line',
      operation: 'cartSetQuantity' as const,
      body: { id, number } as Json,
    })),
    ...(isProfileChanged
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
