import {
  getAddressDeleteMutationOptions,
  getAddressSaveMutationOptions,
  getAddressSetDefaultMutationOptions,
} from '#generated/client/address/address.ts';
import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { mutate } from '#/api/mutate.ts';
import { loadCode } from '#/router/chunk-failure.ts';
import type { Write } from '#/session/write.ts';

const verdicts = () => loadCode(() => import('./verdicts.ts'));

/** Adds an address, or changes the one with the id of the body. */
export const saveAddress: Write<[data: AddressSave], Address> = {
  signInFor: 'addresses',
  send: (client, data) => mutate(client, getAddressSaveMutationOptions(), { data }),
  verify: async ({ client }, data) => (await verdicts()).isAddressSaved(client, data),
};

export const setDefaultAddress: Write<[id: number]> = {
  signInFor: 'addresses',
  send: (client, id) => mutate(client, getAddressSetDefaultMutationOptions(), { data: { id } }),
  verify: async ({ client }, id) => (await verdicts()).isAddressDefault(client, id),
};

export const deleteAddress: Write<[id: number]> = {
  signInFor: 'addresses',
  send: (client, id) => mutate(client, getAddressDeleteMutationOptions(), { data: { id } }),
  verify: async ({ client }, id) => (await verdicts()).isAddressDeleted(client, id),
};
