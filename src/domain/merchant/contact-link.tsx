import { useTranslation } from '#/i18n/use-translation.ts';
import type { Content } from '#/lib/content.ts';
import type { Contact } from '#/lib/contact.ts';
import { asElements } from '#/ui/as-elements.tsx';

interface ContactLinkProps {
  contact: Contact;
  className?: string | undefined;
  id?: string | undefined;
  /** for icons without text */
  'aria-label'?: string;
  'aria-labelledby'?: string | undefined;
  children: Content;
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
      {asElements(children)}
      {!label && <span className="sr">{` (${t('a11y.newTab')})`}</span>}
    </a>
  );
}
