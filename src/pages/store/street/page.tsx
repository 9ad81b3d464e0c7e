import { ArrowRight } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { useMerchantStreet } from '#generated/client/stores/stores.ts';
import { Crumbs } from '#/shared/head/crumbs.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { BannerWords } from '#/shared/picture/banner-words.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { STREET_SIZE, streetParams } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import { pageSearch } from '#/router/page-search.ts';
import { useSearch } from '#/router/router.tsx';
import { Icon } from '#/ui/icon.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { StoresHead } from '#/domain/merchant/stores-head.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { StreetList, FIRST_CARDS } from './street-list.tsx';

import * as styles from './page.module.css';
import * as streetListStyles from './street-list.module.css';

/** Placeholder of the cards. */
function StreetSkeleton() {
  return (
    <div className={streetListStyles.root} aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, index) => (
        <Skeleton key={index} className={streetListStyles.waiting} height="auto" radius={16} />
      ))}
    </div>
  );
}

/** All stores, recommended ones first. */
export default function StreetPage() {
  const { t } = useTranslation();
  const { page } = useSearch(pageSearch);
  const { data: home } = useHomeIndex();
  const stores = useMerchantStreet(streetParams(page));
  const title = t('nav.storeStreet');
  const picture = home?.streetHeaderImage;
  return (
    <div className="wrap">
      <StoresHead
        heading={title}
        describe="stores.streetHead"
        page={page}
        path={paths.storeStreet(page)}
        picture={picture}
        found={stores.data}
        size={STREET_SIZE}
      />
      <Crumbs items={[{ label: t('nav.home'), to: paths.home() }, { label: title }]} />
      {picture && (
        <div className={styles.banner}>
          <Picture srcFor={srcFor(picture)} alt="" width={1200} height={240} priority />
          <BannerWords as="h1" title={title} text={t('stores.streetIntro')} />
        </div>
      )}
      <header className={styles.head}>
        {!picture && <h1>{title}</h1>}
        {stores.data && stores.data.total > 0 && (
          <p className="muted num">{t('stores.count', { count: stores.data.total })}</p>
        )}
        <Link className={`more ${styles.find}`} to={storePaths.more()}>
          <span>{t('stores.find')}</span>
          <Icon as={ArrowRight} size={16} />
        </Link>
      </header>
      <QueryBoundary query={stores} loading={<StreetSkeleton />}>
        {(found) => <StreetList found={found} page={page} />}
      </QueryBoundary>
    </div>
  );
}
