import { Phone, Mail, MessageCircle } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { SHOP } from '#/config/shop.ts';
import { withoutBreaks } from '#/i18n/without-breaks.ts';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { telOf, type Contact, contactBy } from '#/lib/contact.ts';
import { Icon } from '#/ui/icon.ts';
import type { PcHome } from '#generated/model/pcHome.ts';
import * as styles from './side-window.module.css';
import { ContactLink } from '#/domain/merchant/contact-link.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';

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

/** Phone number of the shop, with chat or email as configured. */
export function ShopService() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  const config = useShopConfig();
  const contact = contactOf(home);
  const hotline = contact?.kind === 'call' ? home?.consumerHotline : null;
  const phone = hotline || config?.phone || SHOP.phone;
  return (
    <>
      <a className={`${styles.phone} num`} href={telOf(phone)}>
        <Icon as={Phone} size={16} />
        <NoTranslate>{phone}</NoTranslate>
      </a>
      {SHOP.serviceHours && (
        <small className="muted">
          {t('footer.line', { hours: withoutBreaks(SHOP.serviceHours) })}
        </small>
      )}
      {contact && contact.kind !== 'call' && <ContactButton contact={contact} />}
    </>
  );
}
