import { checkPhone } from './contacts.ts';
import { nextId, type Market } from './context.ts';
import { fail } from './errors.ts';
import type { Address } from './state.ts';

export type AddressInput = Omit<Address, 'id' | 'userId'> & { id?: number | null | undefined };

/** The default first, then newest first. */
export function listAddresses(market: Market, userId: number): Address[] {
  return market.state.addresses
    .filter((address) => address.userId === userId)
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.id - a.id);
}

export function findAddress(market: Market, userId: number, id: number): Address | null {
  return (
    market.state.addresses.find((address) => address.id === id && address.userId === userId) ?? null
  );
}

export function defaultAddress(market: Market, userId: number): Address | null {
  return (
    market.state.addresses.find((address) => address.userId === userId && address.isDefault) ?? null
  );
}

/** Creates without an id, changes with one. */
export function saveAddress(
  market: Market,
  userId: number,
  { id, ...fields }: AddressInput,
): Address {
  if (fields.phone) checkPhone(fields.countryCode, fields.phone);
  const address = id ? own(market, userId, id) : add(market, userId, fields);
  if (fields.isDefault) clearDefault(market, userId);
  Object.assign(address, fields);
  market.changed();
  return address;
}

export function removeAddress(market: Market, userId: number, id: number): void {
  const gone = own(market, userId, id);
  market.state.addresses = market.state.addresses.filter((address) => address !== gone);
  market.changed();
}

export function setDefaultAddress(market: Market, userId: number, id: number): void {
  const address = own(market, userId, id);
  clearDefault(market, userId);
  address.isDefault = true;
  market.changed();
}

/** Result of the IP look-up: the same place for every caller. */
export const CALLERS_PLACE = {
  country_name: 'Thailand',
  country_calling_code: '+66',
  region: 'Chiang Mai',
  city: 'Chiang Mai',
} as const;

function own(market: Market, userId: number, id: number): Address {
  return findAddress(market, userId, id) ?? fail('addressMissing');
}

function add(market: Market, userId: number, fields: Omit<Address, 'id' | 'userId'>): Address {
  const address = { ...fields, id: nextId(market), userId };
  market.state.addresses.push(address);
  return address;
}

function clearDefault(market: Market, userId: number): void {
  for (const address of market.state.addresses) {
    if (address.userId === userId) address.isDefault = false;
  }
}
