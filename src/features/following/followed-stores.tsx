import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCollectMerchantListSuspense } from '../../../generated/client/collect/collect.ts';
import emptyPicture from '../../assets/empty-search.webp';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { usePageLabels } from '../part/page-labels.ts';
import { pageParams, pagesOf } from '../wishlist/page-params.ts';
import { FollowedStore } from './followed-store.tsx';
import { useUnfollow } from './use-unfollow.ts';

const FIRST_VIEW = 4;

interface FollowedStoresProps {
  page: number;
  /** Receives focus when the focused item is removed. */
  returnFocus: () => void;
}

/** One page of the followed stores. */
export function FollowedStores({ page, returnFocus }: FollowedStoresProps) {
  const { t } = useTranslation();
  const labels = usePageLabels();
  const { data } = useCollectMerchantListSuspense(pageParams(page));
  const { removingIds, remove } = useUnfollow(page, returnFocus);
  const pages = pagesOf(data.total);
  if (data.total === 0) {
    const action = (
      <ButtonLink kind="primary" to={paths.home()}>
        {t('empty.goShopping')}
      </ButtonLink>
    );
    return (
      <Empty
        className="card"
        picture={emptyPicture}
        title={t('wish.noStores')}
        text={t('wish.noStoresText')}
        action={action}
      />
    );
  }
  if (page > pages) return <Navigate replace to={paths.wishlist('stores', pages)} />;
  return (
    <>
      <ul className="followed-list">
        {data.list
          .filter(({ merId }) => !removingIds.has(merId))
          .map((row, index) => (
            <li key={row.merId}>
              <FollowedStore
                row={row}
                priority={index < FIRST_VIEW}
                onUnfollow={(byKeyboard) => void remove([row], byKeyboard)}
              />
            </li>
          ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        href={(n) => paths.wishlist('stores', n)}
        labels={labels}
      />
    </>
  );
}
