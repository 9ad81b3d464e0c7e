import { useQuery } from '@tanstack/react-query';
import { FileBadge, MessageCircle } from 'lucide';
import { memo } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantTypes } from '#generated/client/merchant/merchant.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { ContactLink } from '#/domain/merchant/contact-link.tsx';
import { FollowButton, useFollowing } from '#/domain/merchant/follow-button.tsx';
import { storeContact } from '#/domain/merchant/store-contact.ts';
import { storeService } from '#/domain/merchant/store-service.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Stars } from '#/ui/stars.tsx';
import { ratingText } from '#/i18n/format.ts';
import { OwnStoreTag } from '#/domain/merchant/own-store-tag.tsx';
import { StoreLogo } from '#/domain/merchant/store-logo.tsx';
import * as styles from './store-card.module.css';

/** The store that sells the product. */
export const StoreCard = memo(function StoreCard({ detail }: { detail: ProductDetail }) {
  const { t, locale } = useTranslation();
  const {
    merchantInfo: store,
    productInfo: { merId },
  } = detail;
  const follow = useFollowing(merId, store.isCollect);
  // The server renders without these, and other components may load them before this one hydrates.
  const hydrated = useHydrated();
  const { data: types } = useMerchantTypes();
  const { data: service } = useQuery(storeService(merId));
  const type = hydrated ? types?.find(({ id }) => id === store.typeId) : undefined;
  const contact = hydrated ? storeContact(service) : null;
  return (
    <div className={`card ${styles.root}`}>
      <div className={styles.head}>
        <StoreLogo src={store.avatar} size={52} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link to={paths.store(merId)}>{store.name}</Link>
          </h2>
          <OwnStoreTag store={store} />
        </div>
      </div>
      <div className={styles.score}>
        <Stars value={store.starLevel} />
        <b className="num">
          <span className="sr">{`${t('store.rating')} `}</span>
          <span>{ratingText(store.starLevel, locale)}</span>
        </b>
        {type && <small className="muted">{type.name}</small>}
      </div>
      <div className={styles.acts}>
        <ButtonLink className={styles.act} size="sm" kind="ink" to={paths.store(merId)}>
          {t('store.enter')}
        </ButtonLink>
        <FollowButton className={styles.act} size="sm" follow={follow} />
      </div>
      <div className={styles.links}>
        <Link className="link link--quiet" to={storePaths.qualification(merId)}>
          <Icon as={FileBadge} size={14} />
          <span>{t('store.qualification')}</span>
        </Link>
        {contact && (
          <ContactLink className="link link--quiet" contact={contact}>
            <Icon as={MessageCircle} size={14} />
            <span>{t('store.contact')}</span>
          </ContactLink>
        )}
      </div>
    </div>
  );
});
