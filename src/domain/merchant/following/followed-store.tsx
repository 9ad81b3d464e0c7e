import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useMerchantIndex,
  useMerchantTypes,
  useStoreProducts,
} from '#generated/client/merchant/merchant.ts';
import type { FollowedMerchant } from '#generated/model/followedMerchant.ts';
import type { MerchantIndex } from '#generated/model/merchantIndex.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Button } from '#/ui/button.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { Stars } from '#/ui/stars.tsx';
import { ratingText } from '#/i18n/format.ts';
import { OwnStoreTag } from '../own-store-tag.tsx';
import { StoreLogo } from '../store-logo.tsx';
import { useNear } from '#/shared/async/use-near.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Amount } from '#/shared/shop/money.tsx';
import * as styles from './following.module.css';

interface FollowedStoreProps {
  row: FollowedMerchant;
  /** in the first view */
  priority: boolean;
  onUnfollow: (byKeyboard: boolean) => void;
}

/** A followed store. Only its name comes with the list; the rest is loaded when the row comes near the viewport. */
export function FollowedStore({ row, priority, onUnfollow }: FollowedStoreProps) {
  const { t } = useTranslation();
  const [near, box] = useNear();
  const index = useMerchantIndex(row.merId, { query: { enabled: near, retry: false } });
  // The error for closed stores.
  const closed = index.error?.kind === 'answer';
  return (
    <article ref={box} className={`card ${styles.root}`}>
      <StoreLogo src={row.merAvatar} size={64} priority={priority} />
      <div className={styles.who}>
        <h2 className={`${styles.name} clip-2`}>
          {closed ? row.merName : <Link to={paths.store(row.merId)}>{row.merName}</Link>}
        </h2>
        <div className={styles.facts}>
          {closed && <span className="muted">{t('wish.storeClosed')}</span>}
          {index.isPending && <Skeleton width={160} />}
          {index.data && <FollowedFacts store={index.data} />}
        </div>
        <div className={styles.acts}>
          {!closed && (
            <ButtonLink
              size="sm"
              kind="ink"
              to={paths.store(row.merId)}
              aria-label={`${t('store.enter')} · ${row.merName}`}
            >
              {t('store.enter')}
            </ButtonLink>
          )}
          <Button
            size="sm"
            aria-label={t('wish.unfollow', { name: row.merName })}
            onClick={(event) => onUnfollow(event.detail === 0)}
          >
            {t('store.unfollow')}
          </Button>
        </div>
      </div>
      <StoreProducts merId={row.merId} enabled={near && !closed} priority={priority} />
    </article>
  );
}

function FollowedFacts({ store }: { store: MerchantIndex }) {
  const { t, locale } = useTranslation();
  const { data: types } = useMerchantTypes();
  const type = types?.find(({ id }) => id === store.typeId);
  return (
    <>
      <Stars value={store.starLevel} />
      <b className="num">
        <span className="sr">{`${t('store.rating')} `}</span>
        <span>{ratingText(store.starLevel, locale)}</span>
      </b>
      <OwnStoreTag store={store} />
      {type && <span className="muted">{type.name}</span>}
    </>
  );
}

const SHOWN = 4;

/** First products of the store; an error renders nothing. */
function StoreProducts({
  merId,
  enabled,
  priority,
}: {
  merId: number;
  enabled: boolean;
  priority: boolean;
}) {
  const { data, isPending } = useStoreProducts(
    { merId, page: 1, limit: SHOWN },
    { query: { enabled } },
  );
  if (isPending)
    return (
      <div className={styles.goods}>
        {Array.from({ length: SHOWN }, (_, at) => (
          <Skeleton key={at} width={104} height={104} radius={8} className={styles.wait} />
        ))}
      </div>
    );
  return (
    <ul className={styles.goods}>
      {data?.list.map((product) => (
        <li key={product.id}>
          <Link to={paths.product(product.id)} title={product.storeName}>
            <Picture
              srcFor={srcFor(product.image)}
              alt={product.storeName}
              width={104}
              height={104}
              priority={priority}
            />
            <Amount className="num" of={product.price} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
