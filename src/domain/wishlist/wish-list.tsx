import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useCollectProductListSuspense } from '#generated/client/collect/collect.ts';
import statePicture from '#/assets/states/wishlist.webp';
import { paths } from '#/lib/paths.ts';
import { LazySuggestions } from '#/domain/product/lazy-suggestions.tsx';
import { EmptyList } from '#/shared/async/empty-list.tsx';
import { ListPages } from '#/shared/async/list-pages.tsx';
import { pageParams, pagesOf } from './page-params.ts';
import { GoneNote } from './gone-note.tsx';
import { useWishRemoval } from './use-wish-removal.ts';
import { WishBar } from './wish-bar.tsx';
import { WishCard } from './wish-card.tsx';
import * as styles from './wishlist.module.css';

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
