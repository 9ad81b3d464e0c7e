import type { MerchantDetail } from '#generated/model/merchantDetail.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { storeContact } from './store-contact.ts';

/** Whether `StoreFacts` has anything to show: a new store may have nothing but its name. */
export function hasStoreFacts(store: MerchantIndex, { intro, address, phone }: MerchantDetail) {
  const contact = storeContact(store);
  return Boolean(intro || address || phone || (contact && contact.kind !== 'call'));
}
