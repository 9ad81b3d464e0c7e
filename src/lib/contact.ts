import { safeUrl } from './safe-url.ts';

/** A way to reach somebody, as a link. */
export interface Contact {
  kind: 'chat' | 'call' | 'write';
  href: string;
  newTab: boolean;
}

export const telOf = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

export function chatAt(address: string | null, newTab: boolean): Contact | null {
  const href = safeUrl(address);
  return href ? { kind: 'chat', href, newTab } : null;
}

export const callTo = (number: string | null): Contact | null => (number ? { kind: 'call', href: telOf(number), newTab: false } : null);

export const writeTo = (address: string | null): Contact | null => (address ? { kind: 'write', href: `mailto:${address}`, newTab: false } : null);
