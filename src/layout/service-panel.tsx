import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHomeIndex } from '../../generated/client/home/home.ts';
import { SHOP } from '../config/shop.ts';
import { useShopConfig } from '../features/shop/shop-config.ts';
import { buttonClass } from '../ui/button-look.ts';
import { Icon } from '../ui/icon.tsx';
import { contactOf } from './contact.ts';
import { ShopQr } from './shop-qr.tsx';

/** Ways to reach the shop: code, phone line, and chat or mail as the operator has set it. */
export function ServicePanel() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  const told = useShopConfig();
  const contact = contactOf(home);
  const hotline = contact?.kind === 'call' ? home?.consumerHotline : null;
  const phone = hotline || told?.phone || SHOP.phone;
  return (
    <>
      <ShopQr size={144} />
      <small className="muted">{t('side.scan')}</small>
      <a className="side__phone num" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
        <Icon as={Phone} size={16} />
        {phone}
      </a>
      <small className="muted">{t('footer.line', { hours: SHOP.serviceHours })}</small>
      {contact && contact.kind !== 'call' && (
        <a className={buttonClass({ kind: 'primary', block: true }, true)} href={contact.href} {...(contact.newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <Icon as={contact.kind === 'chat' ? MessageCircle : Mail} size={16} />
          {contact.kind === 'chat' ? t('side.chat') : t('side.write')}
        </a>
      )}
    </>
  );
}
