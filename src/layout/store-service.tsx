import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CurrentStore } from '#/domain/merchant/current-store.ts';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import type { Contact } from '#/lib/contact.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ContactButton } from './contact-button.tsx';
import { ShopService } from './shop-service.tsx';
import * as styles from './side-window.module.css';

/** Contact of the current store, otherwise of the shop. Both have the same size. */
export function StoreService({ store }: { store: CurrentStore }) {
  const { data, isPending } = useQuery(store.service);
  const contact = storeContact(data);
  return (
    <div className={styles.lines} aria-busy={isPending}>
      {isPending && <Loading />}
      {!isPending && !contact && <ShopService />}
      {contact && <ContactLinks name={store.name} contact={contact} />}
    </div>
  );
}

function ContactLinks({ name, contact }: { name: string; contact: Contact }) {
  const { t } = useTranslation();
  const at = contact.kind === 'chat' ? t('side.ofStore') : contact.href.replace(/^\w+:/, '');
  return (
    <>
      <b className={`${styles.store} clip`} title={name}>
        {name}
      </b>
      <small className="muted clip num" title={at}>
        {at}
      </small>
      <ContactButton contact={contact} />
    </>
  );
}

const Loading = () => (
  <>
    <Skeleton width="70%" height={28} />
    <Skeleton width="50%" height={19} />
    <Skeleton width="100%" height={40} radius={8} />
  </>
);
