import type { MerchantService } from '#generated/model/merchantService.ts';
import { type Contact, contactBy } from '#/lib/contact.ts';

/** Contact of a store; null if it has none. */
export function storeContact(service: MerchantService | undefined): Contact | null {
  if (!service) return null;
  const {
    serviceType,
    serviceLink: link,
    serviceMessage: message,
    servicePhone: phone,
    serviceEmail: email,
  } = service;
  return contactBy(serviceType, { link, message, phone, email }, true);
}
