import { MessageCircle } from 'lucide';
import { memo, useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { ContactLink } from '#/domain/merchant/contact-link.tsx';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import { useStoreFacts } from '#/domain/merchant/use-store-facts.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { OwnStoreTag } from '#/domain/merchant/own-store-tag.tsx';
import { ItemName } from '#/ui/item-name.tsx';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffers } from '#/domain/coupon/coupon-offers.tsx';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import { useNear } from '#/shared/async/use-near.ts';
import * as styles from './cart-group.module.css';

/** Coupons of a store, requested when it comes near the viewport: a long cart has many stores. */
function StoreCoupons({ merId }: { merId: number }) {
  const [near, place] = useNear();
  const { data } = useCouponOffers(couponParams(merId, 'store', 1), { query: { enabled: near } });
  const offers = data?.list ?? [];
  return (
    <div ref={place} className={styles.coupons}>
      {offers.length > 0 && <CouponOffers offers={offers} />}
    </div>
  );
}

const AVATAR = 28;

interface StoreHeadProps {
  merId: number;
  name: string;
}

/** Name, customer service and coupons of the store whose lines follow. */
export const StoreHead = memo(function StoreHead({ merId, name }: StoreHeadProps) {
  const { t } = useTranslation();
  const nameId = useId();
  const [store, place] = useStoreFacts(merId);
  const contact = storeContact(store);
  return (
    <>
      <StoreAvatar merId={merId} name={name} size={AVATAR} />
      <h2 ref={place} id={nameId} className={styles.name}>
        <Link to={paths.store(merId)}>{name}</Link>
      </h2>
      <span className={styles.own}>
        <OwnStoreTag store={store} tone="red" />
      </span>
      {contact && (
        <ContactLink
          className={`link link--quiet ${styles.chat}`}
          contact={contact}
          aria-label={t('cart.contactStore', { store: name })}
        >
          <Icon as={MessageCircle} size={16} />
        </ContactLink>
      )}
      <ItemName value={nameId}>
        <StoreCoupons merId={merId} />
      </ItemName>
    </>
  );
});
