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
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import statePicture from '#/assets/states/stores.webp';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { StoreSignCard } from '#/domain/merchant/store-sign-card.tsx';
import { StoreLogo } from '#/domain/merchant/store-logo.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import * as cardStyles from './street-card.module.css';
import * as styles from './page.module.css';
import * as listStyles from './street-list.module.css';

/** number of cards in the first viewport */
const FIRST_CARDS = 4;

/** Card of a store with its cover, logo and some products. The card links to the store, except the products. */
function StreetCard({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  const front = store.streetBackImage || store.backImage;
  return (
    <StoreSignCard className={cardStyles.root}>
      <div className={cardStyles.front}>
        {front && (
          <Picture srcFor={srcFor(front)} alt="" width={592} height={300} priority={priority} />
        )}
      </div>
      <div className={cardStyles.plate}>
        <StoreLogo src={store.avatar} size={56} priority={priority} />
        <div className={cardStyles.who}>
          <StoreSign store={store} heading="h2" />
          <StoreKind store={store} />
        </div>
        <span
          className={buttonClass({ kind: 'ink', size: 'sm', className: cardStyles.enter }, true)}
          aria-hidden
        >
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights className={cardStyles.highlights} store={store} width={176} height={132} />
    </StoreSignCard>
  );
}

const FIRST_ROW = 2;

/** One page of stores, or an empty state. */
function StreetList({ found: { list, total }, page }: { found: MerchantCardPage; page: number }) {
  const { t } = useTranslation();
  const visible = useBelowFold() ? list : list.slice(0, FIRST_CARDS);
  const pages = Math.ceil(total / STREET_SIZE);
  if (total === 0)
    return (
      <Empty
        className="card"
        picture={statePicture}
        title={t('stores.none')}
        action={<ButtonLink to={paths.home()}>{t('common.backHome')}</ButtonLink>}
      />
    );
  if (list.length === 0)
    return <BeyondLastPage picture={statePicture} lastPage={paths.storeStreet(pages)} />;
  return (
    <>
      <ul className={listStyles.root}>
        {visible.map((store, index) => (
          <li key={store.id}>
            <StreetCard store={store} priority={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      <ListPages page={page} pages={pages} href={paths.storeStreet} />
    </>
  );
}

/** Placeholder of the cards. */
function StreetSkeleton() {
  return (
    <div className={listStyles.root} aria-hidden>
      {Array.from({ length: FIRST_CARDS }, (_, index) => (
        <Skeleton key={index} className={listStyles.waiting} height="auto" radius={16} />
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
