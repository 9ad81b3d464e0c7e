import { useTranslation } from '#/i18n/use-translation.ts';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import statePicture from '#/assets/states/stores.webp';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { STREET_SIZE } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import type { MerchantCard } from '#generated/model/merchantCard.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { StoreHighlights } from '#/domain/merchant/store-highlights.tsx';
import { StoreKind } from '#/domain/merchant/store-kind.tsx';
import { StoreSign } from '#/domain/merchant/store-sign.tsx';
import { StoreSignCard } from '#/domain/merchant/store-sign-card.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './street-list.module.css';
import * as streetCardStyles from './street-card.module.css';

/** number of cards in the first viewport */
export const FIRST_CARDS = 4;

/** Card of a store with its cover, logo and some products. The card links to the store, except the products. */
function StreetCard({ store, priority }: { store: MerchantCard; priority: boolean }) {
  const { t } = useTranslation();
  const front = store.streetBackImage || store.backImage;
  return (
    <StoreSignCard className={streetCardStyles.root}>
      <div className={streetCardStyles.front}>
        {front && (
          <Picture srcFor={srcFor(front)} alt="" width={592} height={300} priority={priority} />
        )}
      </div>
      <div className={streetCardStyles.plate}>
        <Picture
          className="logo"
          srcFor={srcFor(store.avatar)}
          alt=""
          width={56}
          height={56}
          priority={priority}
        />
        <div className={streetCardStyles.who}>
          <StoreSign store={store} heading="h2" />
          <StoreKind store={store} />
        </div>
        <span
          className={buttonClass(
            { kind: 'ink', size: 'sm', className: streetCardStyles.enter },
            true,
          )}
          aria-hidden
        >
          {t('store.enter')}
        </span>
      </div>
      <StoreHighlights
        className={streetCardStyles.highlights}
        store={store}
        width={176}
        height={132}
      />
    </StoreSignCard>
  );
}

const FIRST_ROW = 2;

/** One page of stores, or an empty state. */
export function StreetList({
  found: { list, total },
  page,
}: {
  found: MerchantCardPage;
  page: number;
}) {
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
      <ul className={styles.root}>
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
