import { useTranslation } from 'react-i18next';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { StoreSignCard } from '#/domain/merchant/store-sign-card.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './store-row.module.css';

/** A store in a result list. The row links to the store, except its products. */
export function StoreRow({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  return (
    <StoreSignCard className={styles.root}>
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
        <StoreKind store={store} className={styles.kind} />
        <span className={buttonClass({ size: 'sm', className: styles.enter }, true)} aria-hidden>
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights
        className={styles.highlights}
        store={store}
        width={164}
        height={112}
        priority={priority}
      />
    </StoreSignCard>
  );
}
