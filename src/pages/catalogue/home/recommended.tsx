import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, memo, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useHomeIndex } from '#generated/client/home/home.ts';
import { CardSkeleton, ProductSkeleton } from '#/domain/product/product-skeleton.tsx';
import {
  productsOfPages,
  RECOMMENDED_PER_PAGE,
  recommendedProducts,
} from '#/domain/product/recommended.ts';
import { whenNear } from '#/shared/async/use-near.ts';
import { LoadError } from '#/shared/async/load-error.tsx';
import { pictureWords, srcFor } from '#/shared/picture/src-for.ts';
import { useRouter } from '#/router/router.tsx';
import { Picture } from '#/ui/picture.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import type { ProductCard as ProductCardData } from '#generated/model/productCard.ts';
import { ProductCard } from '#/domain/product/product-card.tsx';
import { Button } from '#/ui/button.tsx';
import * as styles from './recommended.module.css';
import * as moreButtonStyles from './more-button.module.css';

const PREFETCH_MARGIN = '1000px';

/** Loads more before the shopper reaches the end; the button works without scrolling. */
function MoreButton({ busy, pages, onMore }: { busy: boolean; pages: number; onMore: () => void }) {
  const { t } = useTranslation();
  const mark = useRef<HTMLDivElement>(null);
  const onSeen = useEffectEvent(onMore);

  // Observed again after each load: the observer fires only once for a sentinel that stays in view.
  useEffect(() => {
    if (busy || !mark.current) return undefined;
    return whenNear(mark.current, PREFETCH_MARGIN, () => onSeen());
  }, [pages, busy]);

  return (
    <div ref={mark} className={moreButtonStyles.root}>
      <Button size="lg" busy={busy} onClick={onMore}>
        {t('nav.more')}
      </Button>
    </div>
  );
}

/** Memoized, so that more cards do not re-render the others: the list may hold a thousand. */
const RecommendedCard = memo(function RecommendedCard({ product }: { product: ProductCardData }) {
  return (
    <li>
      <ProductCard product={product} />
    </li>
  );
});

/** A tall picture and the endless list of recommended products. */
export function Recommended() {
  const { t } = useTranslation();
  const { data: home } = useHomeIndex();
  const list = useInfiniteQuery(recommendedProducts());
  const { kind } = useRouter().entry;
  // A new visit starts with the first page; back navigation restores all loaded pages.
  const [most, setMost] = useState(kind === 'push' ? 1 : Infinity);
  const pages = list.data?.pages.slice(0, most) ?? [];
  const products = productsOfPages(pages);
  useAnnounceChange('recommended', list.data ? t('home.shown', { count: products.length }) : null);
  const hidden = list.data !== undefined && pages.length < list.data.pages.length;
  const image = home?.recommendImage;
  if (list.data && products.length === 0) return null;

  function showMore() {
    setMost((before) => before + 1);
    if (!hidden) void list.fetchNextPage();
  }

  return (
    <section className="section">
      <div className="section__head">
        <h2>{t('nav.recommended')}</h2>
      </div>
      {list.data && (
        <ul className={`${styles.root} grid grid--5`}>
          {image && (
            <li className={styles.tall}>
              <Picture
                srcFor={srcFor(image)}
                alt={pictureWords(image) ?? ''}
                width={227}
                height={678}
              />
            </li>
          )}
          {products.map((item) => (
            <RecommendedCard key={item.id} product={item} />
          ))}
          {list.isFetchingNextPage &&
            Array.from({ length: RECOMMENDED_PER_PAGE }, (_, index) => (
              <li key={`next-${index}`} aria-hidden>
                <CardSkeleton />
              </li>
            ))}
        </ul>
      )}
      {list.isPending && <ProductSkeleton count={10} columns={5} />}
      {list.isError && (
        <LoadError
          className={list.data && styles.error}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.data && !list.isError && (hidden || list.hasNextPage) && (
        <MoreButton busy={list.isFetchingNextPage} pages={pages.length} onMore={showMore} />
      )}
      {list.data && !hidden && !list.hasNextPage && <p className={styles.end}>{t('list.end')}</p>}
    </section>
  );
}
