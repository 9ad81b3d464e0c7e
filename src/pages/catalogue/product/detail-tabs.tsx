import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { scrollToElement } from '#/router/scroll.ts';
import { AnchorTabs } from '#/ui/anchor-tabs.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { usePassed } from './use-passed.ts';
import * as styles from './detail-tabs.module.css';

/** Below the compact header and the tabs. */
const READING_LINE = 180;

interface DetailTabsProps {
  productId: number;
  name: string;
  detail: RefObject<HTMLElement | null>;
  /** Element at the top of the reviews. */
  reviews: RefObject<HTMLElement | null>;
}

/** Links to the sections of the page. */
export function DetailTabs({ productId, name, detail, reviews }: DetailTabsProps) {
  const { t } = useTranslation();
  const { data: count } = useProductReviewCount(productId);
  const reading = usePassed(reviews, READING_LINE);

  const tabs = [
    { id: 'detail', label: t('goods.detail') },
    {
      id: 'reviews',
      label: t('goods.reviews'),
      tail: <CountBadge value={count?.sumCount ?? 0} />,
    },
  ] as const;

  const scrollTo = (id: (typeof tabs)[number]['id']) =>
    scrollToElement({ detail, reviews }[id].current);

  return (
    <div className={styles.root}>
      <AnchorTabs
        className={styles.tabs}
        label={name}
        items={tabs}
        value={reading ? 'reviews' : 'detail'}
        onSelect={scrollTo}
      />
    </div>
  );
}
