import { lazy, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDetail } from '../../../generated/model/productDetail.ts';
import { Later } from '../../features/part/later.tsx';
import { RichText } from '../../features/rich-text/rich-text.tsx';
import { Empty } from '../../ui/empty.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { StoreCard } from './store-card.tsx';
import { StoreShelf } from './store-shelf.tsx';
import type { Buying } from './use-buying.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import './below.css';

// Far below the first screen; their data is fetched with the page all the same.
const Reviews = lazy(() => import('../../features/reviews/reviews.tsx').then(({ Reviews: List }) => ({ default: List })));

/** The store beside, the description and the reviews. */
export function Below({ detail, price, buying }: { detail: ProductDetail; price: string; buying: Buying }) {
  const { t } = useTranslation();
  const about = useRef<HTMLElement>(null);
  const reviews = useRef<HTMLDivElement>(null);
  const { productInfo: product, merchantInfo } = detail;
  return (
    <div className="below">
      <aside className="below__store" aria-label={merchantInfo.name}>
        <StoreCard detail={detail} />
        <StoreShelf products={merchantInfo.proList} />
      </aside>
      <div className="card below__about">
        <DetailTabs productId={product.id} name={product.storeName} price={price} buying={buying} detail={about} reviews={reviews} />
        <div className="below__body">
          <section ref={about} id="detail" className="below__part" aria-label={t('goods.detail')}>
            {product.content?.trim() ? <RichText html={product.content} /> : <Empty title={t('goods.noDetail')} />}
          </section>
          <div ref={reviews} id="reviews" className="below__part below__mark" />
          <Later fallback={<Skeleton height={600} radius={12} />}>
            <Reviews productId={product.id} withSku={detail.productAttr.length > 0} />
          </Later>
        </div>
      </div>
    </div>
  );
}
