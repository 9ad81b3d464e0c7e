import type { Address } from '#generated/model/address.ts';

export const SHOWN = 3;

/** The selected address, which is also the one that is sent. */
export const chosenAddress = (list: readonly Address[], chosenId: number | null): Address | null =>
  list.find(({ id }) => id === chosenId) ??
  list.find(({ isDefault }) => isDefault) ??
  list[0] ??
  null;

/** The first addresses; always includes the selected one. */
export function foldedAddresses(
  list: readonly Address[],
  chosen: Address | null,
): readonly Address[] {
  const first = list.slice(0, SHOWN);
  if (!chosen || list.length <= SHOWN || first.some(({ id }) => id === chosen.id)) return first;
  return [...first.slice(0, SHOWN - 1), chosen];
}
