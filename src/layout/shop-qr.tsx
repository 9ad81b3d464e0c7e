import { useTranslation } from 'react-i18next';
import { SHOP } from '../config/shop.ts';
import { lazyPart } from '../features/part/lazy-part.tsx';
import { Later } from '../features/part/later.tsx';
import { srcFor } from '../features/picture/src-for.ts';
import { useShopConfig } from '../features/shop/shop-config.ts';
import { Picture } from '../ui/picture.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const Qr = lazyPart(() => import('../ui/qr.tsx').then(({ default: Part }) => Part));

/** Code of the mobile shop: the operator's own picture, else drawn from the address. */
export function ShopQr({ size }: { size: number }) {
  const { t } = useTranslation();
  const own = useShopConfig()?.qrCodeList?.find((code) => code.imageUrl !== '');
  if (own)
    return (
      <Picture
        className="shop-qr"
        srcFor={srcFor(own.imageUrl)}
        alt={own.name || t('a11y.mobileQr')}
        width={size}
        height={size}
      />
    );
  return (
    <Later fallback={<Skeleton width={size} height={size} radius={8} />}>
      <Qr className="shop-qr" text={SHOP.mobileMall} label={t('a11y.mobileQr')} size={size} />
    </Later>
  );
}
