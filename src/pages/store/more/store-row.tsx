import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { Picture } from '#/ui/picture.tsx';
import * as storeSignStyles from '#/domain/merchant/store-sign.module.css';
import * as styles from './store-row.module.css';
import * as buttonStyles from '#/ui/button.module.css';

/** A store in a result list. The row links to the store, except its products. */
export function StoreRow({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  return (
    <article className={`card ${storeSignStyles.storeCard} ${styles.root}`}>
      <Picture
        className="logo"
        srcFor={srcFor(store.avatar)}
        alt=""
        width={72}
        height={72}
        priority={priority}
      />
      <div className={styles.who}>
        <StoreSign store={store} heading="h3" />
        <StoreKind store={store} />
        <span
          className={`${buttonStyles.root} ${buttonStyles.line} ${buttonStyles.sm}`}
          aria-hidden
        >
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights store={store} width={164} height={112} priority={priority} />
    </article>
  );
}
