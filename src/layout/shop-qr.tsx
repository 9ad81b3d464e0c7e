import { useTranslation } from '#/i18n/use-translation.ts';
import { SHOP } from '#/config/shop.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useShopConfig } from '#/shared/shop/shop-config.ts';
import { Picture } from '#/ui/picture.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import * as styles from './shop-qr.module.css';

const Qr = lazyPart(() => import('#/ui/qr.tsx'), 'default');

/** QR code of the mobile shop: the configured picture, otherwise generated from the address. */
export function ShopQr({ size }: { size: number }) {
  const { t } = useTranslation();
  const configured = useShopConfig()?.qrCodeList?.find((code) => code.imageUrl !== '');
  if (configured)
    return (
      <Picture
        className={styles.root}
        srcFor={srcFor(configured.imageUrl)}
        alt={configured.name || t('a11y.mobileQr')}
        width={size}
        height={size}
      />
    );
  return (
    <LazyBoundary fallback={<Skeleton width={size} height={size} radius={8} />}>
      <Qr className={styles.root} text={SHOP.mobileMall} label={t('a11y.mobileQr')} size={size} />
    </LazyBoundary>
  );
}
