import type { PcHome } from '#generated/model/pcHome.ts';
import { type Contact, contactBy } from '#/lib/contact.ts';

/** Contact channel of the platform; null if none is configured. */
export function contactOf(home: PcHome | undefined): Contact | null {
  if (!home) return null;
  const {
    consumerType,
    consumerH5Url: link,
    consumerMessage: message,
    consumerHotline: phone,
    consumerEmail: email,
  } = home;
  return contactBy(consumerType, { link, message, phone, email }, false);
}
