import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { Sku } from '#generated/model/sku.ts';
import { Reviews } from '#/domain/review/product-reviews/reviews.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { cx } from '#/ui/cx.ts';
import { Empty } from '#/ui/empty.tsx';
import { BuyBox } from './buy-box.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { StoreCard } from './store-card.tsx';
import { StoreShelf } from './store-shelf.tsx';
import type { Buying } from './use-buying.ts';
import { usePassed } from './use-passed.ts';
import * as styles from './product-details.module.css';

export interface ProductDetailsProps {
  detail: ProductDetail;
  /** the selected one */
  sku: Sku | null;
  buying: Buying;
}

/** The details begin here when the main panel has left the room of the buy box: compact header and two gaps. */
const BUY_BOX_LINE = 96;

/** Store, description and reviews. */
export default function ProductDetails({ detail, sku, buying }: ProductDetailsProps) {
  const { t } = useTranslation();
  const start = useRef<HTMLDivElement>(null);
  const isMainPanelPassed = usePassed(start, BUY_BOX_LINE);
  const about = useRef<HTMLElement>(null);
  const reviews = useRef<HTMLDivElement>(null);
  const { productInfo: product, merchantInfo } = detail;
  return (
    <div className={styles.root}>
      <div ref={start} className={styles.start} />
      <aside
        className={cx(styles.store, !buying.canBuy && styles.withoutButtons)}
        aria-label={merchantInfo.name}
      >
        {isMainPanelPassed && (
          <div className={styles.buyBox}>
            <BuyBox product={product} sku={sku} buying={buying} />
          </div>
        )}
        <StoreCard detail={detail} />
        <StoreShelf products={merchantInfo.proList} except={product.id} />
      </aside>
      <div className="card">
        <DetailTabs
          productId={product.id}
          name={product.storeName}
          detail={about}
          reviews={reviews}
        />
        <div className={styles.body}>
          <section ref={about} id="detail" className={styles.part} aria-label={t('goods.detail')}>
            {product.content?.trim() ? (
              <RichText html={product.content} />
            ) : (
              <Empty title={t('goods.noDetail')} />
            )}
          </section>
          <div ref={reviews} id="reviews" className={`${styles.part} ${styles.mark}`} />
          <Reviews productId={product.id} withSku={detail.productAttr.length > 0} />
        </div>
      </div>
    </div>
  );
}
