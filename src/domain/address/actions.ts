import {
  getAddressDeleteMutationOptions,
  getAddressSaveMutationOptions,
  getAddressSetDefaultMutationOptions,
} from '#generated/client/address/address.ts';
import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { mutate } from '#/api/mutate.ts';
import type { Write } from '#/session/write.ts';

/** Adds an address, or changes the one with the id of the body. */
export const saveAddress: Write<[data: AddressSave], Address> = {
  send: (client, data) => mutate(client, getAddressSaveMutationOptions(), { data }),
  unverified: 'The list is read again and shows it; one that was added twice can be deleted.',
};

export const setDefaultAddress: Write<[id: number]> = {
  send: (client, id) => mutate(client, getAddressSetDefaultMutationOptions(), { data: { id } }),
  unverified: 'Sending it again has the same result.',
};

export const deleteAddress: Write<[id: number]> = {
  send: (client, id) => mutate(client, getAddressDeleteMutationOptions(), { data: { id } }),
  unverified: 'The list is read again, without the address if it is deleted.',
};
