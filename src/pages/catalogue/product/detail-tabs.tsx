import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { AnchorTabs } from '#/ui/anchor-tabs.tsx';
import { Button } from '#/ui/button.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Price } from '#/ui/price.tsx';
import type { Buying } from './use-buying.ts';
import { usePassed } from './use-passed.ts';
import * as styles from './detail-tabs.module.css';

/** Height of the compact header and of the tabs. */
const HEADER = 64;
const READING_LINE = 180;

interface DetailTabsProps {
  productId: number;
  name: string;
  price: string;
  buying: Buying;
  detail: RefObject<HTMLElement | null>;
  /** Element at the top of the reviews. */
  reviews: RefObject<HTMLElement | null>;
}

/** Links to the sections of the page. While sticky it also has buy buttons. */
export function DetailTabs({ productId, name, price, buying, detail, reviews }: DetailTabsProps) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const { data: count } = useProductReviewCount(productId);
  const start = useRef<HTMLDivElement>(null);
  const isSticky = usePassed(start, HEADER);
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
    ({ detail, reviews })[id].current?.scrollIntoView();

  return (
    <>
      <div ref={start} />
      <div className={styles.root}>
        <AnchorTabs
          className={styles.tabs}
          label={name}
          items={tabs}
          value={reading ? 'reviews' : 'detail'}
          onSelect={scrollTo}
        />
        {isSticky && (
          <div className={styles.buy}>
            <Price parts={parts(price)} size={20} />
            {buying.canBuy && (
              <Button kind="primary" size="sm" busy={buying.buying} onClick={buying.buyNow}>
                {t('goods.buyNow')}
              </Button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
