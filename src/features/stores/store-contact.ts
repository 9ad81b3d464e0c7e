import type { MerchantService } from '../../../generated/model/merchantService.ts';
import { MerchantServiceType } from '../../../generated/model/merchantServiceType.ts';
import { callTo, chatAt, type Contact, writeTo } from '../../lib/contact.ts';

/** How a store wants to be spoken to; null when it has not said. */
export function storeContact(service: MerchantService | undefined): Contact | null {
  if (!service) return null;
  const ways: Record<MerchantServiceType, () => Contact | null> = {
    [MerchantServiceType.chat]: () => chatAt(service.serviceLink, true),
    [MerchantServiceType.message]: () => chatAt(service.serviceMessage, true),
    [MerchantServiceType.phone]: () => callTo(service.servicePhone),
    [MerchantServiceType.email]: () => writeTo(service.serviceEmail),
  };
  return ways[service.serviceType]?.() ?? null;
}
