import { useTranslation } from 'react-i18next';
import { useMerchantStreet } from '#generated/client/stores/stores.ts';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { SeeAll } from './see-all.tsx';
import { StreetCover } from './street-cover.tsx';
import * as styles from './street.module.css';
import { homeStreetParams, STORES_BESIDE } from './street-params.ts';

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
                      <Picture
                        className="logo"
                        srcFor={srcFor(store.avatar)}
                        alt=""
                        width={44}
                        height={44}
                      />
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
