import { type ComponentProps, memo } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useProductDetailSuspense,
  useProductReviewCount,
} from '#generated/client/product/product.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { PageTop } from '#/shared/head/page-top.tsx';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { SkuPicker, OptionRow } from '#/domain/product/sku-picker/sku-picker.tsx';
import { useSetCurrentStore } from '#/domain/merchant/use-set-current-store.ts';
import { productParams } from '#/domain/product/product-address.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { ViewedRow } from '#/domain/product/viewed/viewed-row.tsx';
import { usePathParams } from '#/router/router.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import type { ProductDetail } from '#generated/model/productDetail.ts';
import type { CategoryNode } from '#generated/model/categoryNode.ts';
import { useCategoryTree } from '#/domain/search/category-tree.ts';
import { categoryChain } from '#/domain/search/category-chain.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';
import { paths } from '#/lib/paths.ts';
import { fieldsOf } from '#/lib/parse-json.ts';
import { useNear } from '#/shared/async/use-near.ts';
import { limitText } from '#/domain/cart/limit-text.ts';
import { Stepper } from '#/ui/stepper.tsx';
import { useAnnounceChange } from '#/ui/announce.ts';
import { BuyActions, getAvailability } from './buy-actions.tsx';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { PricePanel } from './price-panel.tsx';
import { ShareButton } from './share-button.tsx';
import { loadMiniCart, useBuying } from './use-buying.ts';
import { useProduct } from './use-product.ts';
import * as styles from './page.module.css';
import * as relatedProductsStyles from './related-products.module.css';
import * as quantityRowStyles from './quantity-row.module.css';
import { noop } from '#/lib/noop.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import type { ViewedProduct } from '#/domain/product/viewed/viewed-list.ts';
import { CircleCheck } from 'lucide';
import type { Guarantee } from '#generated/model/guarantee.ts';
import { Icon } from '#/ui/icon.ts';
import * as guaranteesStyles from './guarantees.module.css';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import { ratingText } from '#/i18n/format.ts';
import { FirstOf } from '#/shared/async/first-of.tsx';
import * as scoreLineStyles from './score-line.module.css';

const loadDetails = () => import('./product-details.tsx');
const ProductDetails = lazyPart(loadDetails, 'default');
const MoreProducts = lazyPart(() => import('./more-products.tsx'), 'MoreProducts');
const MiniCart = lazyPart(loadMiniCart, 'default');

/** Score and number of reviews, which link to the reviews, and the pieces sold. Without reviews only what was sold. */
const ScoreLine = memo(function ScoreLine({ product }: { product: ProductInfo }) {
  const { t, locale } = useTranslation();
  const { data: count } = useProductReviewCount(product.id);
  return (
    <div className={scoreLineStyles.root}>
      {count && count.sumCount > 0 && (
        <a className={scoreLineStyles.score} href="#reviews">
          <span className="sr">{`${t('reviews.stars', { count: count.replyStar })} `}</span>
          <b className="num" aria-hidden>
            {ratingText(count.replyStar, locale)}
          </b>
          <span className={scoreLineStyles.reviews}>
            {t('goods.reviewCount', { count: count.sumCount })}
          </span>
        </a>
      )}
      <span className="num">{t('goods.sold', { count: product.sales + product.ficti })}</span>
    </div>
  );
});

/** The store's guarantees with their texts. */
const Guarantees = memo(function Guarantees({ guarantees }: { guarantees: readonly Guarantee[] }) {
  const { t } = useTranslation();
  if (guarantees.length === 0) return null;
  return (
    <ul className={guaranteesStyles.root} aria-label={t('goods.guarantees')}>
      <FirstOf items={guarantees} inList>
        {({ id, name, content }) => (
          <li key={id}>
            <Icon as={CircleCheck} size={16} className={guaranteesStyles.icon} />
            <div>
              <b>{name}</b>
              {content.trim() && <p>{content}</p>}
            </div>
          </li>
        )}
      </FirstOf>
    </ul>
  );
});

/** Adds the current product to the recently viewed ones. */
function useRecordView(product: ViewedProduct): void {
  useOnChange(product.id, () => {
    void import('#/domain/product/viewed/viewed-list.ts').then(
      ({ viewedList }) => viewedList.add(product),
      noop,
    );
  });
}

const LOW = 5;

interface QuantityRowProps {
  value: number;
  max: number;
  stock: number;
  onChange: (quantity: number) => void;
}

function QuantityRow({ value, max, stock, onChange }: QuantityRowProps) {
  const { t } = useTranslation();
  const labels = { value: t('goods.quantity'), less: t('a11y.decrease'), more: t('a11y.increase') };
  const limit = limitText({ value, max }, t);
  useAnnounceChange('quantity', limit);
  return (
    <OptionRow label={t('goods.quantity')}>
      <div className={quantityRowStyles.controls}>
        <Stepper
          value={value}
          max={max}
          labels={labels}
          disabled={stock <= 0}
          onChange={onChange}
        />
        {stock > 0 && stock <= LOW && (
          <span className={`${quantityRowStyles.stock} ${quantityRowStyles.stockLow} num`}>
            {t('goods.lowStock', { n: stock })}
          </span>
        )}
        {stock > LOW && (
          <span className={`${quantityRowStyles.stock} num`}>
            {t('goods.inStock', { n: stock })}
          </span>
        )}
        <span className={`${quantityRowStyles.limit} num`}>{limit}</span>
      </div>
    </OptionRow>
  );
}

interface RelatedProductsProps {
  detail: ProductDetail;
  /** undefined if unknown */
  category: CategoryNode | undefined;
}

/** Other products, loaded when the section comes near the viewport. */
const RelatedProducts = memo(function RelatedProducts({ detail, category }: RelatedProductsProps) {
  const [near, place] = useNear();
  return (
    <div ref={place} id="alike" className={relatedProductsStyles.root}>
      {near && (
        <LazyBoundary>
          <MoreProducts detail={detail} category={category} />
        </LazyBoundary>
      )}
    </div>
  );
});

/**
 * The category of the list that the product was opened from, after its ancestors; empty without one. The backend does not
 * send the category of a product.
 */
function useCategoryChain(): CategoryNode[] {
  // The server does not know the history.
  const isHydrated = useHydrated();
  const { category } = fieldsOf(useLocation().state);
  const listed = isHydrated && typeof category === 'number' ? category : undefined;
  const { data: tree = [] } = useCategoryTree(listed);
  return categoryChain(tree, listed);
}

/** Content below the fold: rendered with the page, hydrated later. */
const ProductDetailsLazy = memo(function ProductDetailsLazy(
  props: ComponentProps<typeof ProductDetails>,
) {
  return (
    <LazyBoundary ssr showErrorOnFailure fallback={<Skeleton height={1200} radius={12} />}>
      <ProductDetails {...props} />
    </LazyBoundary>
  );
});

// In parallel with the rest of the page; a failure is handled when it renders.
loadDetails().catch(noop);

/** Choosing an option re-renders this page: components that do not depend on it are memoized. */
export default function ProductPage() {
  const { t } = useTranslation();
  const { id } = usePathParams(productParams);
  const { data: detail, error } = useProductDetailSuspense(id);
  const selection = useProduct(detail);
  const { productInfo: product } = detail;
  const { sku } = selection;
  const availability = getAvailability(detail, sku, error);
  const categories = useCategoryChain();
  const category = categories.at(-1);
  const instead = ['discontinued', 'unpriced', 'soldOut'].includes(availability);
  const buying = useBuying({
    product,
    sku,
    quantity: selection.quantity,
    isAvailable: availability === 'available',
  });
  const { added, forgetAdded } = buying;
  const { price, otPrice } = sku ?? product;
  useSetCurrentStore(product.merId, detail.merchantInfo.name);
  useRecordView({
    id: product.id,
    image: product.image,
    storeName: product.storeName,
    price: product.price,
  });

  function showAdded() {
    forgetAdded();
    showToast('ok', t('done.shoppingSU'));
  }

  return (
    <div className="wrap">
      <ProductHead detail={detail} categories={categories} />
      <PageTop kind="product" back={paths.home()}>
        <span className="clip-2" aria-hidden>
          {product.storeName}
        </span>
        <ShareButton isIcon product={product} sku={selection.deferredSku} />
      </PageTop>
      <section className={`card ${styles.root}`} aria-label={product.storeName}>
        <div>
          <Gallery {...selection.gallery} onShow={selection.show} name={product.storeName} />
          <ShareButton product={product} sku={selection.deferredSku} />
        </div>
        <div className={styles.about}>
          <h1>{product.storeName}</h1>
          {product.storeInfo && <p className={styles.intro}>{product.storeInfo}</p>}
          <ScoreLine product={product} />
          <PricePanel product={product} price={price} otPrice={otPrice} />
          <SkuPicker
            table={selection.table}
            choice={selection.choice}
            changed={selection.changed}
            onChoose={selection.pick}
          />
          {!instead && (
            <QuantityRow
              value={selection.quantity}
              max={selection.maxQuantity}
              stock={sku?.stock ?? 0}
              onChange={selection.setQuantity}
            />
          )}
          <BuyActions detail={detail} buying={buying} availability={availability} />
          <Guarantees guarantees={detail.guaranteeList} />
        </div>
      </section>
      <BelowFold>
        {instead && <RelatedProducts detail={detail} category={category} />}
        <ProductDetailsLazy detail={detail} sku={selection.deferredSku} buying={buying} />
        {!instead && <RelatedProducts detail={detail} category={category} />}
        <ViewedRow except={product.id} />
      </BelowFold>
      {added && (
        <LazyBoundary onFailed={showAdded} isSilent>
          <MiniCart key={added.at} added={added} onClose={forgetAdded} />
        </LazyBoundary>
      )}
    </div>
  );
}
