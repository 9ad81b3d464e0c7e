import { useRef, memo, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { Sku } from '#generated/model/sku.ts';
import { Reviews } from '#/domain/review/product-reviews/reviews.tsx';
import { RichText } from '#/shared/rich-text/rich-text.tsx';
import { cx } from '#/ui/cx.ts';
import { Empty } from '#/ui/empty.tsx';
import type { MerchantProduct } from '#generated/model/merchantProduct.ts';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { paths } from '#/lib/paths.ts';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import { useProductReviewCount } from '#generated/client/product/product.ts';
import { scrollToElement } from '#/router/scroll.ts';
import { AnchorTabs } from '#/ui/anchor-tabs.tsx';
import { CountBadge } from '#/ui/count-badge.tsx';
import { BuyBox } from './buy-box.tsx';
import { StoreCard } from './store-card.tsx';
import type { Buying } from './use-buying.ts';
import * as styles from './product-details.module.css';
import * as storeShelfStyles from './store-shelf.module.css';
import * as detailTabsStyles from './detail-tabs.module.css';

/** Whether the top of an element has scrolled above a line, in pixels below the top of the viewport. */
function usePassed(ref: RefObject<Element | null>, line: number): boolean {
  const [passed, setPassed] = useState(false);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    // The area extends far below the line, so that a jump past the viewport is detected too.
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: `-${line}px 0px 1000000px`,
      },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref, line]);

  return passed;
}

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
function DetailTabs({ productId, name, detail, reviews }: DetailTabsProps) {
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
    <div className={detailTabsStyles.root}>
      <AnchorTabs
        className={detailTabsStyles.tabs}
        label={name}
        items={tabs}
        value={reading ? 'reviews' : 'detail'}
        onSelect={scrollTo}
      />
    </div>
  );
}

const SHOWN = 3;

/** A few products of the same store. */
const StoreShelf = memo(function StoreShelf({
  products,
  except,
}: {
  products: readonly MerchantProduct[];
  /** id of the shown product */
  except: number;
}) {
  const { t } = useTranslation();
  const { parts } = useMoney();
  const others = products.filter(({ id }) => id !== except).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section className={`card ${storeShelfStyles.root}`}>
      <h2 className={storeShelfStyles.title}>{t('goods.fromStore')}</h2>
      <ul>
        {others.map(({ id, storeName, image, price }) => (
          <li key={id}>
            <Link to={paths.product(id)}>
              <Picture srcFor={srcFor(image)} alt="" width={72} height={72} />
              <span>
                <span className={`${storeShelfStyles.name} clip-2`}>{storeName}</span>
                <Price parts={parts(price)} size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});

interface ProductDetailsProps {
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
            <p className={`num ${styles.number}`}>{t('goods.number', { n: product.id })}</p>
          </section>
          <div ref={reviews} id="reviews" className={`${styles.part} ${styles.mark}`} />
          <Reviews productId={product.id} withSku={detail.productAttr.length > 0} />
        </div>
      </div>
    </div>
  );
}
