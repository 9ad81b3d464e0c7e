import type { PcHome } from '../../generated/model/pcHome.ts';
import { callTo, chatAt, type Contact, writeTo } from '../lib/contact.ts';

/** How the platform wants to be spoken to; null when it has not said. */
export function contactOf(home: PcHome | undefined): Contact | null {
  if (!home) return null;
  const ways: Record<string, () => Contact | null> = {
    h5: () => chatAt(home.consumerH5Url, false),
    message: () => chatAt(home.consumerMessage, true),
    hotline: () => callTo(home.consumerHotline),
    email: () => writeTo(home.consumerEmail),
  };
  return ways[home.consumerType]?.() ?? null;
}
