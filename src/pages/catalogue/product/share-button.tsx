import { memo } from 'react';
import { Share2 } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import { shopOrigin } from '#/config/runtime.ts';
import { addressOf } from '#/i18n/languages.ts';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { skuSearch } from '#/domain/product/product-address.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { Icon } from '#/ui/icon.ts';
import { Popover } from '#/ui/popover.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { noop } from '#/lib/noop.ts';
import * as styles from './share-button.module.css';

const sharePanel = () => import('./share-panel.tsx');
const SharePanel = lazyPart(sharePanel, 'default');
const prefetch = () => void sharePanel().catch(noop);

/** Opens the share panel for the product, with the selected sku in the address. */
export const ShareButton = memo(function ShareButton({
  product,
  sku,
  isIcon = false,
}: {
  product: ProductInfo;
  sku: Sku | null;
  /** for the header of phones */
  isIcon?: boolean;
}) {
  const { t, locale } = useTranslation();
  const chosen = useSearch(skuSearch).sku !== undefined ? sku?.id : undefined;
  const url = addressOf(shopOrigin(), locale, paths.product(product.id, chosen?.toString()));
  return (
    <Popover
      label={t('goods.share')}
      align={isIcon ? 'end' : 'start'}
      anchorClassName={isIcon ? undefined : styles.root}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={isIcon ? styles.icon : 'link link--quiet'}
          onPointerEnter={prefetch}
          onFocus={prefetch}
        >
          <Icon as={Share2} size={isIcon ? 24 : 14} />
          <span className={isIcon ? 'sr' : undefined}>{t('goods.share')}</span>
        </button>
      )}
    >
      <LazyBoundary showErrorOnFailure fallback={<Skeleton width={248} height={330} radius={8} />}>
        <SharePanel title={product.storeName} url={url} />
      </LazyBoundary>
    </Popover>
  );
});
