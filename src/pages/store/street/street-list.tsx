import { useTranslation } from 'react-i18next';
import type { MerchantCardPage } from '#generated/model/merchantCardPage.ts';
import statePicture from '#/assets/states/stores.webp';
import { useBelowFold } from '#/shared/async/below-fold.tsx';
import { BeyondLastPage } from '#/shared/async/beyond-last-page.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { STREET_SIZE } from '#/domain/merchant/store-list-query.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Empty } from '#/ui/empty.tsx';
import { FIRST_CARDS } from './first-view.ts';
import { StreetCard } from './street-card.tsx';
import * as styles from './street-list.module.css';

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
