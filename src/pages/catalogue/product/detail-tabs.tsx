import { type MouseEvent, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { Button } from '#/ui/button.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { Price } from '#/ui/price.tsx';
import type { Buying } from './use-buying.ts';
import { usePassed } from './use-passed.ts';
import * as styles from './below.module.css';
import * as tabsStyles from '#/ui/tabs.module.css';

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

  const to = (part: RefObject<HTMLElement | null>) => (event: MouseEvent) => {
    event.preventDefault();
    part.current?.scrollIntoView();
  };

  return (
    <>
      <div ref={start} />
      <div className={styles.detailTabs}>
        <nav className={tabsStyles.root} aria-label={name}>
          <a
            className={tabsStyles.tab}
            href="#detail"
            aria-current={reading ? undefined : 'true'}
            onClick={to(detail)}
          >
            {t('goods.detail')}
          </a>
          <a
            className={tabsStyles.tab}
            href="#reviews"
            aria-current={reading ? 'true' : undefined}
            onClick={to(reviews)}
          >
            {t('goods.reviews')}
            <CountBadge value={count?.sumCount ?? 0} />
          </a>
        </nav>
        {isSticky && (
          <div className={styles.detailTabsBuy}>
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
