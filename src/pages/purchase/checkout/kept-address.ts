import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { saveAddress } from '#/domain/address/actions.ts';
import { sessionStore } from '#/session/session.ts';
import { useAction } from '#/session/use-action.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

/** The address that a visitor has chosen in this document. */
let kept: { shopper: string | null; address: Address } | null = null;

const withoutIds = ({ id: _id, uid: _uid, ...fields }: Address): AddressSave => fields;

interface KeptAddressProps {
  /** addresses of the present session; undefined while loading */
  list: readonly Address[] | undefined;
  chosen: Address | null;
}

/**
 * Keeps the address of a visitor whose session has ended: continuing makes a new user, who has no addresses, so the chosen
 * one is saved again. Shows nothing.
 */
export function KeptAddress({ list, chosen }: KeptAddressProps) {
  const { shopper } = sessionStore();
  const save = useAction(saveAddress, { visitor: true });
  const lost = list?.length === 0 && kept?.shopper === shopper ? kept.address : null;

  useOnChange(chosen, () => {
    if (chosen) kept = { shopper, address: chosen };
  });
  useOnChange(lost, () => {
    if (lost) void save.run(withoutIds(lost));
  });
  return null;
}
