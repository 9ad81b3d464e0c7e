import { useTranslation } from '#/i18n/use-translation.ts';
import { useMerchantStreet } from '#generated/client/stores/stores.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { ratingText } from '#/i18n/format.ts';
import { buttonClass } from '#/ui/button-look.ts';
import { Stars } from '#/ui/stars.tsx';
import { SeeAll } from './see-all.tsx';
import { homeStreetParams, STORES_BESIDE } from './street-params.ts';
import { StoreLogo } from '#/domain/merchant/store-logo.tsx';
import * as styles from './street.module.css';
import * as streetCoverStyles from './street-cover.module.css';

/** Large picture of a store. */
function StreetCover({ store }: { store: MerchantCard }) {
  const { t, locale } = useTranslation();
  return (
    <Link className={streetCoverStyles.root} to={paths.store(store.id)}>
      <Picture
        srcFor={srcFor(store.streetBackImage || store.backImage)}
        alt=""
        width={420}
        height={276}
      />
      <span className={streetCoverStyles.plate}>
        <StoreLogo src={store.avatar} size={44} />
        <span className={streetCoverStyles.who}>
          <b className="clip">{store.name}</b>
          <span className="row">
            <Stars value={store.starLevel} label={t('reviews.stars', { count: store.starLevel })} />
            <small className="muted num" aria-hidden>
              {ratingText(store.starLevel, locale)}
            </small>
          </span>
        </span>
        <span className={buttonClass({ size: 'sm', className: streetCoverStyles.enter }, true)}>
          {t('store.enter')}
        </span>
      </span>
    </Link>
  );
}

/** One store with a cover, six more with their logos. */
export function Street() {
  const { t } = useTranslation();
  const stores = useMerchantStreet(homeStreetParams);
  const [first, ...others] = stores.data?.list ?? [];
  if (stores.data && !first) return null;
  return (
    <section className={`card ${styles.root}`}>
      <div className={`section__head ${styles.head}`}>
        <h2>{t('nav.storeStreet')}</h2>
        <SeeAll to={paths.storeStreet()} of={t('nav.storeStreet')} />
      </div>
      <QueryBoundary query={stores} loading={<Skeleton height={276} radius={12} />}>
        {() => (
          <div className={styles.main}>
            {first && <StreetCover store={first} />}
            {others.length > 0 && (
              <ul className={styles.list}>
                {others.slice(0, STORES_BESIDE).map((store) => (
                  <li key={store.id}>
                    <Link to={paths.store(store.id)}>
                      <StoreLogo src={store.avatar} size={44} />
                      <span className="clip-2">{store.name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryBoundary>
    </section>
  );
}
