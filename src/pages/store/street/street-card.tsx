import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as storeSignStyles from '#/domain/merchant/store-sign.module.css';
import * as styles from './street-card.module.css';
import * as buttonStyles from '#/ui/button.module.css';

/** Card of a store with its cover, logo and some products. The card links to the store, except the products. */
export function StreetCard({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  const front = store.streetBackImage || store.backImage;
  return (
    <article className={`card ${storeSignStyles.storeCard} ${styles.root}`}>
      <div className={styles.front}>
        {front && (
          <Picture srcFor={srcFor(front)} alt="" width={592} height={220} priority={priority} />
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
        <span className={`${buttonStyles.root} ${buttonStyles.ink} ${buttonStyles.sm}`} aria-hidden>
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights store={store} width={176} height={132} />
    </article>
  );
}
