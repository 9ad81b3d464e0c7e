import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#/lib/contact.ts';

interface ContactLinkProps {
  contact: Contact;
  className?: string | undefined;
  /** for icons without text */
  'aria-label'?: string;
  children: ReactNode;
}

/** Link to the chat, phone or e-mail of a store. */
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
