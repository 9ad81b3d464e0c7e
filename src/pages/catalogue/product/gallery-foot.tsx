import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Share2 } from 'lucide';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { addressOf } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { skuSearch } from '#/domain/product/product-address.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { SharePanel } from './lazy-components.ts';
import * as styles from './gallery-foot.module.css';

/** Opens the share panel for an address. */
function ShareButton(props: { title: string; url: string }) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('goods.share')}
      trigger={(trigger) => (
        <button type="button" className="link link--quiet" {...trigger}>
          <Icon as={Share2} size={14} />
          <span>{t('goods.share')}</span>
        </button>
      )}
    >
      <LazyBoundary showErrorOnFailure fallback={<Skeleton width={248} height={330} radius={8} />}>
        <SharePanel {...props} />
      </LazyBoundary>
    </Popover>
  );
}

/** Share button with the selected sku in the address, and the product number for customer service. */
export const GalleryFoot = memo(function GalleryFoot({
  product,
  sku,
}: {
  product: ProductInfo;
  sku: Sku | null;
}) {
  const { t } = useTranslation();
  const locale = useLocale();
  const chosen = useSearch(skuSearch).sku !== undefined ? sku?.id : undefined;
  const url = addressOf(shopOrigin(), locale, paths.product(product.id, chosen?.toString()));
  return (
    <div className={styles.root}>
      <ShareButton title={product.storeName} url={url} />
      <span className="num">{t('goods.number', { n: product.id })}</span>
    </div>
  );
});
