import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useCurrentStore, type CurrentStore } from '#/domain/merchant/current-store.ts';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import type { Contact } from '#/lib/contact.ts';
import { Skeleton } from '#/ui/skeleton.tsx';
import { ShopQr } from './shop-qr.tsx';
import { ShopService, ContactButton } from './shop-service.tsx';
import * as styles from './side-window.module.css';

/** Contact of the current store, otherwise of the shop. Both have the same size. */
function StoreService({ store }: { store: CurrentStore }) {
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

/** QR code of the mobile shop, and customer service of the current store or of the shop. */
export function ServicePanel() {
  const { t } = useTranslation();
  const { store } = useCurrentStore();
  return (
    <>
      <ShopQr size={144} />
      <small className="muted">{t('side.scan')}</small>
      {store ? <StoreService key={store.service.queryKey.join()} store={store} /> : <ShopService />}
    </>
  );
}
