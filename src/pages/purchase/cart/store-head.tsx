import { MessageCircle } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCouponOffers } from '#generated/client/coupon/coupon.ts';
import { CouponOffers } from '#/domain/coupon/coupon-offers.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import { ContactLink } from '#/domain/merchant/contact-link.tsx';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import { couponParams } from '#/domain/merchant/store-queries.ts';
import { useStoreFacts } from '#/domain/merchant/use-store-facts.ts';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.tsx';
import { Link } from '#/ui/link.tsx';
import { OwnStoreTag } from '#/domain/merchant/own-store-tag.tsx';
import * as styles from './cart.module.css';

const MOST_MINI = 1;
const AVATAR = 28;

interface StoreHeadProps {
  merId: number;
  name: string;
}

/** Name, customer service and coupons of the store whose lines follow. */
export const StoreHead = memo(function StoreHead({ merId, name }: StoreHeadProps) {
  const { t } = useTranslation();
  const { data: store } = useStoreFacts(merId);
  const contact = storeContact(store);
  return (
    <>
      <StoreAvatar merId={merId} name={name} size={AVATAR} />
      <h2>
        <Link to={paths.store(merId)}>{name}</Link>
      </h2>
      <OwnStoreTag store={store} tone="red" />
      {contact && (
        <ContactLink
          className={`link link--quiet ${styles.chat}`}
          contact={contact}
          aria-label={t('cart.contactStore', { store: name })}
        >
          <Icon as={MessageCircle} size={16} />
        </ContactLink>
      )}
      <StoreCoupons merId={merId} />
    </>
  );
});

/** Coupons of a store, requested when it comes near the viewport: a long cart has many stores. */
function StoreCoupons({ merId }: { merId: number }) {
  const [near, place] = useNear();
  const { data } = useCouponOffers(couponParams(merId, 'store', 1), { query: { enabled: near } });
  const offers = data?.list ?? [];
  return (
    <div ref={place} className={styles.coupons}>
      {offers.length > 0 && <CouponOffers offers={offers} maxMini={MOST_MINI} />}
    </div>
  );
}
