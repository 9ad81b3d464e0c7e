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

/** Contact data of any kind. */
interface ContactData {
  link: string | null;
  message: string | null;
  phone: string | null;
  email: string | null;
}

/**
 * The link of a contact kind; null if the kind is unknown or has no target.
 * @param inTab whether a chat page opens in a new tab
 */
export function contactBy(
  type: string,
  { link, message, phone, email }: ContactData,
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
