/** What is true now of the shopper's addresses. Loaded after a write has failed. */
import type { QueryClient } from '@tanstack/react-query';
import { getAddressAllQueryOptions } from '#generated/client/address/address.ts';
import type { Address } from '#generated/model/address.ts';
import type { AddressSave } from '#generated/model/addressSave.ts';
import { readNow } from '#/api/read-now.ts';
import type { Verdict } from '#/session/write.ts';

const readAll = (client: QueryClient) => readNow(client, getAddressAllQueryOptions());

const FIELDS = [
  'realName',
  'email',
  'country',
  'detail',
  'postCode',
  'countryCode',
  'phone',
] as const;

/** Whether a stored address is what was sent. The first one is the default one, whatever was sent. */
const isEqual = (stored: Address, sent: AddressSave): boolean =>
  (sent.id == null || stored.id === sent.id) &&
  (stored.isDefault || !sent.isDefault) &&
  FIELDS.every((field) => String(stored[field] ?? '') === String(sent[field] ?? ''));

/** The address as it was sent. An equal one that was there before is as good as another one. @throws `ApiError` */
export async function isAddressSaved(
  client: QueryClient,
  sent: AddressSave,
): Promise<Verdict<Address>> {
  const result = (await readAll(client)).find((stored) => isEqual(stored, sent));
  return result !== undefined && { done: true, result };
}

/** @throws `ApiError` */
export const isAddressDefault = async (client: QueryClient, id: number): Promise<boolean> =>
  (await readAll(client)).some((stored) => stored.id === id && stored.isDefault);

/** @throws `ApiError` */
export const isAddressDeleted = async (client: QueryClient, id: number): Promise<boolean> =>
  !(await readAll(client)).some((stored) => stored.id === id);
