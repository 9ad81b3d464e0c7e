import { Mail, MessageCircle, Phone } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { ContactLink } from '#/domain/merchant/contact-link.tsx';
import type { Contact } from '#/lib/contact.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';

const ICONS: Record<Contact['kind'], typeof Mail> = {
  chat: MessageCircle,
  call: Phone,
  write: Mail,
};

/** Button for the configured contact channel: chat, phone or email. */
export function ContactButton({ contact }: { contact: Contact }) {
  const { t } = useTranslation();
  const labels = { chat: t('side.chat'), call: t('side.call'), write: t('side.write') };
  return (
    <ContactLink className={buttonClass({ kind: 'primary', block: true }, true)} contact={contact}>
      <Icon as={ICONS[contact.kind]} size={16} />
      <span>{labels[contact.kind]}</span>
    </ContactLink>
  );
}
