import type { CartMerchantGroup } from '#generated/model/cartMerchantGroup.ts';
import type { ItemMaker } from './items.ts';
import type { EventItem } from './shop-event.ts';

const MAX_LINES = 500;

/** The lines of the cart as last loaded: a removed line is no longer in the cache when its removal has succeeded. */
export function cartMemory() {
  const lines = new Map<number, EventItem>();

  return {
    remember(groups: readonly CartMerchantGroup[], items: ItemMaker): void {
      for (const { merName, cartInfoList } of groups)
        for (const line of cartInfoList) {
          lines.delete(line.id);
          lines.set(line.id, items.ofCartLine(line, merName));
        }
      for (const id of [...lines.keys()].slice(0, -MAX_LINES)) lines.delete(id);
    },
    find: (id: number): EventItem | undefined => lines.get(id),
    findSkuLine: (productId: number): EventItem | undefined =>
      [...lines.values()].findLast((line) => line.productId === productId),
    setQuantity(id: number, quantity: number): void {
      const line = lines.get(id);
      if (line) lines.set(id, { ...line, quantity });
    },
  };
}

export type CartMemory = ReturnType<typeof cartMemory>;
