import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { saveAddress } from '#/domain/address/actions.ts';
import { sessionStore } from '#/session/session.ts';
import { useAction } from '#/session/use-action.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

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

/** The address that a visitor has chosen in this document. */
let kept: { shopper: string | null; address: Address } | null = null;

const withoutIds = ({ id: _id, uid: _uid, ...fields }: Address): AddressSave => fields;

/**
 * Keeps the address of a visitor whose session has ended: continuing makes a new user, who has no addresses, so the chosen
 * one is saved again.
 * @param list addresses of the present session; undefined while loading
 */
export function useKeptAddress(list: readonly Address[] | undefined, chosen: Address | null): void {
  const { kind, shopper } = sessionStore();
  const save = useAction(saveAddress, { visitor: true });
  const isVisitor = kind === 'visitor';
  const lost = isVisitor && list?.length === 0 && kept?.shopper === shopper ? kept.address : null;

  useOnChange(chosen, () => {
    if (chosen && isVisitor) kept = { shopper, address: chosen };
  });
  useOnChange(lost, () => {
    if (lost) void save.run(withoutIds(lost));
  });
}
