import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductInfo } from '#generated/model/productInfo.ts';
import type { Sku } from '#generated/model/sku.ts';
import { shopOrigin } from '#/config/origin.ts';
import { addressOf } from '#/i18n/languages.ts';
import { useLocale } from '#/i18n/locale.tsx';
import { paths } from '#/lib/paths.ts';
import { useSearch } from '#/router/router.tsx';
import { skuSearch } from '#/domain/product/product-address.ts';
import { ShareButton } from './share-button.tsx';
import * as styles from './gallery-foot.module.css';

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
