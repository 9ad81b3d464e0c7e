import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useCollectProductListSuspense,
  getCollectProductListQueryKey,
} from '#generated/client/collect/collect.ts';
import statePicture from '#/assets/states/wishlist.webp';
import { paths } from '#/lib/paths.ts';
import { LazySuggestions } from '#/domain/product/lazy-suggestions.tsx';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { useUserInfo } from '#generated/client/user/user.ts';
import { Note } from '#/ui/note.tsx';
import type { CollectedProduct } from '#generated/model/collectedProduct.ts';
import { type Undoable, useUndoable } from '#/session/use-undoable.tsx';
import { pageParams, pagesOf } from './page-params.ts';
import { WishBar } from './wish-bar.tsx';
import { WishCard } from './wish-card.tsx';
import { removeWishes, restoreWishes } from './actions.ts';
import { withoutRows } from './without-rows.ts';
import * as styles from './wishlist.module.css';

/** Removes products from the wishlist, with undo. */
function useWishRemoval(page: number, returnFocus: () => void): Undoable<CollectedProduct> {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const queryKey = getCollectProductListQueryKey(pageParams(page));
  return useUndoable<CollectedProduct>({
    idOf: ({ id }) => id,
    drop: removeWishes,
    restore: restoreWishes,
    removeFromCache: (ids) =>
      queryClient.setQueryData(
        queryKey,
        withoutRows<CollectedProduct>(({ id }) => ids.has(id)),
      ),
    removedText: (rows) =>
      rows.length === 1
        ? t('wish.removed', { name: rows[0]?.storeName ?? '' })
        : t('wish.removedSeveral', { count: rows.length }),
    restoredText: () => t('wish.restored'),
    returnFocus,
  });
}

interface GoneNoteProps {
  /** total of the list */
  total: number;
  /** the list is being refetched */
  busy: boolean;
}

/** Note about discontinued products: the backend counts them, but the list does not contain them. */
function GoneNote({ total, busy }: GoneNoteProps) {
  const { t } = useTranslation();
  const { data: user, isFetching } = useUserInfo();
  const [gone, setGone] = useState(0);
  const now = user && !isFetching && !busy ? Math.max(0, user.collectCount - total) : gone;
  if (now !== gone) setGone(now);
  return now > 0 && <Note className={styles.wishGone}>{t('wish.gone', { count: now })}</Note>;
}

const COLUMNS = 4;
const SUGGESTED = 5;

interface WishListProps {
  page: number;
  /** Receives focus when the focused item is removed. */
  returnFocus: () => void;
}

/** One page of the wishlist. */
export function WishList({ page, returnFocus }: WishListProps) {
  const { t } = useTranslation();
  const { data, isFetching } = useCollectProductListSuspense(pageParams(page));
  const { removingIds, remove } = useWishRemoval(page, returnFocus);
  const [picked, setPicked] = useState<ReadonlySet<number> | null>(null);
  const rows = data.list.filter(({ id }) => !removingIds.has(id));
  // Items being removed stay selected, so that a rollback restores their selection.
  const chosen = data.list.filter(({ id }) => picked?.has(id));
  const pages = pagesOf(data.total);
  if (data.total > 0 && page > pages)
    return <Navigate replace to={paths.wishlist('goods', pages)} />;

  function toggle(id: number) {
    setPicked(
      (now) => new Set(now?.has(id) ? [...now].filter((one) => one !== id) : [...(now ?? []), id]),
    );
  }

  async function removeChosen(byKeyboard: boolean) {
    if (await remove(chosen, byKeyboard)) setPicked(null);
  }

  return (
    <>
      {data.total === 0 && (
        <EmptyList
          className="card"
          picture={statePicture}
          title={t('wish.empty')}
          text={t('wish.emptyText')}
          link={{ to: paths.topSellers(), label: t('nav.topSellers') }}
        />
      )}
      {data.total > 0 && (
        <>
          <WishBar
            total={data.total - removingIds.size}
            picked={picked && chosen.length}
            shown={data.list.length}
            busy={chosen.some(({ id }) => removingIds.has(id))}
            onStart={() => setPicked(new Set())}
            onAll={(all) => setPicked(new Set(all ? rows.map(({ id }) => id) : []))}
            onRemove={(byKeyboard) => void removeChosen(byKeyboard)}
            onDone={() => setPicked(null)}
          />
          <h2 className="sr">{t('goods.goods')}</h2>
          <ul className={`grid ${styles.wishGrid}`}>
            {rows.map((row, index) => (
              <li key={row.id}>
                <WishCard
                  row={row}
                  picked={picked && picked.has(row.id)}
                  priority={index < COLUMNS}
                  onPick={() => toggle(row.id)}
                  onRemove={(byKeyboard) => void remove([row], byKeyboard)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <GoneNote total={data.total} busy={isFetching} />
      <ListPages page={page} pages={pages} href={(n) => paths.wishlist('goods', n)} />
      <LazySuggestions limit={SUGGESTED} />
    </>
  );
}
