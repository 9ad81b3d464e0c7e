import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../lib/contact.ts';

interface ContactLinkProps {
  contact: Contact;
  className?: string | undefined;
  /** Instead of the word, for icons. */
  'aria-label'?: string;
  children: ReactNode;
}

/** Leads to a store's chat, phone or mail. */
export function ContactLink({ contact, children, 'aria-label': label, ...rest }: ContactLinkProps) {
  const { t } = useTranslation();
  if (!contact.newTab)
    return (
      <a {...rest} href={contact.href} aria-label={label}>
        {children}
      </a>
    );
  return (
    <a
      {...rest}
      href={contact.href}
      aria-label={label && `${label} (${t('a11y.newTab')})`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {!label && <span className="sr">{` (${t('a11y.newTab')})`}</span>}
    </a>
  );
}
