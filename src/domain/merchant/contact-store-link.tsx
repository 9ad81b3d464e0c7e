import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { buttonClass, type ButtonLook } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';
import { useItemName } from '#/ui/item-name.tsx';
import { ContactLink } from './contact-link.tsx';
import { storeContact } from './store-contact.ts';
import { storeService } from './store-service.ts';

/** Link to the customer service of a store. Renders nothing without one. */
export function ContactStoreLink({ merId, ...look }: { merId: number } & ButtonLook) {
  const { t } = useTranslation();
  const { data } = useQuery(storeService(merId));
  const contact = storeContact(data);
  const named = useItemName({});
  if (!contact) return null;
  return (
    <ContactLink
      {...named}
      className={buttonClass({ kind: 'line', ...look }, true)}
      contact={contact}
    >
      <Icon as={MessageCircle} size={16} />
      <span>{t('order.contactStore')}</span>
    </ContactLink>
  );
}
