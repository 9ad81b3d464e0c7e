import { useTranslation } from 'react-i18next';
import { useProductDetailSuspense } from '#generated/client/product/product.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { BelowFold } from '#/shared/async/below-fold.tsx';
import { SkuPicker } from '#/domain/product/sku-picker/sku-picker.tsx';
import { useSetCurrentStore } from '#/domain/merchant/use-set-current-store.ts';
import { productParams } from '#/domain/product/product-address.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useRecordView } from '#/domain/product/viewed/use-record-view.ts';
import { ViewedRow } from '#/domain/product/viewed/viewed-row.tsx';
import { usePathParams } from '#/router/router.tsx';
import { ProductDetailsLazy } from './product-details-lazy.tsx';
import { BuyActions } from './buy-actions.tsx';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import { Guarantees } from './guarantees.tsx';
import { PricePanel } from './price-panel.tsx';
import { GalleryFoot } from './gallery-foot.tsx';
import { loadComponents, MiniCart } from './lazy-components.ts';
import { QuantityRow } from './quantity-row.tsx';
import { getAvailability } from './availability.ts';
import { RelatedProducts } from './related-products.tsx';
import { useBuying } from './use-buying.ts';
import { useCategoryChain } from './use-category-chain.ts';
import { useProduct } from './use-product.ts';
import * as styles from './page.module.css';

loadComponents();

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
  const instead = availability === 'discontinued' || availability === 'soldOut';
  const buying = useBuying({
    product,
    sku,
    quantity: selection.quantity,
    isDiscontinued: availability === 'discontinued',
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
      <section className={`card ${styles.root}`} aria-label={product.storeName}>
        <div>
          <Gallery {...selection.gallery} onShow={selection.show} name={product.storeName} />
          <GalleryFoot product={product} sku={selection.deferredSku} />
        </div>
        <div>
          <h1>{product.storeName}</h1>
          {product.storeInfo && <p className={styles.intro}>{product.storeInfo}</p>}
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
        {instead && <RelatedProducts productId={product.id} category={category} />}
        <ProductDetailsLazy detail={detail} sku={selection.deferredSku} buying={buying} />
        {!instead && <RelatedProducts productId={product.id} category={category} />}
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
