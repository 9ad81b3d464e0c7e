import type { PcHome } from '../../generated/model/pcHome.ts';
import { safeUrl } from '../lib/safe-url.ts';

export interface Contact {
  kind: 'chat' | 'call' | 'write';
  href: string;
  newTab: boolean;
}

const chat = (address: string | null, newTab: boolean): Contact | null => {
  const href = safeUrl(address);
  return href ? { kind: 'chat', href, newTab } : null;
};

const callTo = (number: string | null): Contact | null => (number ? { kind: 'call', href: `tel:${number.replace(/[^\d+]/g, '')}`, newTab: false } : null);

const writeTo = (address: string | null): Contact | null => (address ? { kind: 'write', href: `mailto:${address}`, newTab: false } : null);

/** How the platform wants to be spoken to; null when it has not said. */
export function contactOf(home: PcHome | undefined): Contact | null {
  if (!home) return null;
  const ways: Record<string, () => Contact | null> = {
    h5: () => chat(home.consumerH5Url, false),
    message: () => chat(home.consumerMessage, true),
    hotline: () => callTo(home.consumerHotline),
    email: () => writeTo(home.consumerEmail),
  };
  return ways[home.consumerType]?.() ?? null;
}
