import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useMerchantDetail,
  useMerchantIndex,
  useStoreProducts,
} from '#generated/client/merchant/merchant.ts';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { FollowButton, useFollowing } from '#/domain/merchant/follow-button.tsx';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { StoreSignCard } from '#/domain/merchant/store-sign-card.tsx';
import { shelfParams } from '#/domain/merchant/store-queries.ts';
import { StoreLogo } from '#/domain/merchant/store-logo.tsx';
import { useSession } from '#/session/use-session.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { ItemName } from '#/ui/item-name.tsx';
import * as styles from './store-row.module.css';

const PRODUCTS = 4;

/**
 * A store in a result list. The row links to the store, except its products. What the list does not have is loaded when the
 * row comes near the viewport; the row does without it after an error.
 */
export function StoreRow({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  const { id } = store;
  const nameId = useId();
  const [near, box] = useNear();
  const { signedIn } = useSession();
  const { data: about } = useMerchantDetail(id, { query: { enabled: near, retry: false } });
  const { data: shelf } = useStoreProducts(shelfParams(id, 1), {
    query: { enabled: near, retry: false },
  });
  const { data: head } = useMerchantIndex(id, {
    query: { enabled: near && signedIn, retry: false },
  });
  const follow = useFollowing(id, head?.isCollect ?? false);
  return (
    <StoreSignCard ref={box} className={styles.root}>
      <div className={styles.about}>
        <StoreLogo src={store.avatar} size={64} priority={priority} />
        <div className={styles.who}>
          <StoreSign store={store} id={nameId} heading="h3" />
          <StoreKind store={store} className={styles.kind} />
          <small className={`${styles.followers} muted num`}>
            {about && about.collectNum > 0 && t('stores.followers', { count: about.collectNum })}
          </small>
        </div>
        <p className={`${styles.intro} clip-2`}>{about?.intro}</p>
        <div className={styles.acts}>
          <span className={buttonClass({ kind: 'ink' }, true)} aria-hidden>
            {t('store.enter')}
          </span>
          <ItemName value={nameId}>
            <FollowButton className={styles.follow} follow={follow} />
          </ItemName>
        </div>
      </div>
      <StoreHighlights
        className={styles.highlights}
        store={store}
        more={shelf?.list}
        limit={PRODUCTS}
        width={184}
        height={184}
        priority={priority}
      />
    </StoreSignCard>
  );
}
