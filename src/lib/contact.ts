import { safeUrl } from './safe-url.ts';

/** A contact link. */
export interface Contact {
  kind: 'chat' | 'call' | 'write';
  href: string;
  newTab: boolean;
}

export const telOf = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

function chatAt(address: string | null, newTab: boolean): Contact | null {
  const href = safeUrl(address);
  return href ? { kind: 'chat', href, newTab } : null;
}

const callTo = (number: string | null): Contact | null =>
  number ? { kind: 'call', href: telOf(number), newTab: false } : null;

const writeTo = (address: string | null): Contact | null =>
  address ? { kind: 'write', href: `mailto:${address}`, newTab: false } : null;

/** Where somebody is reached, of whatever way. */
interface Reach {
  link: string | null;
  message: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * The way that the wire names, as a link; null when it is none, or leads nowhere.
 * @param inTab whether a chat page gets a tab of its own
 */
export function contactBy(
  type: string,
  { link, message, phone, email }: Reach,
  inTab: boolean,
): Contact | null {
  switch (type.toLowerCase()) {
    case 'h5':
      return chatAt(link, inTab);
    case 'message':
      return chatAt(message, true);
    case 'phone':
    case 'hotline':
      return callTo(phone);
    case 'email':
      return writeTo(email);
    default:
      return null;
  }
}
