import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { StoreSignCard } from '#/domain/merchant/store-sign-card.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './street-card.module.css';

/** Card of a store with its cover, logo and some products. The card links to the store, except the products. */
export function StreetCard({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  const front = store.streetBackImage || store.backImage;
  return (
    <StoreSignCard className={styles.root}>
      <div className={styles.front}>
        {front && (
          <Picture srcFor={srcFor(front)} alt="" width={592} height={300} priority={priority} />
        )}
      </div>
      <div className={styles.plate}>
        <Picture
          className="logo"
          srcFor={srcFor(store.avatar)}
          alt=""
          width={56}
          height={56}
          priority={priority}
        />
        <div className={styles.who}>
          <StoreSign store={store} heading="h2" />
          <StoreKind store={store} />
        </div>
        <span
          className={buttonClass({ kind: 'ink', size: 'sm', className: styles.enter }, true)}
          aria-hidden
        >
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights className={styles.highlights} store={store} width={176} height={132} />
    </StoreSignCard>
  );
}
