import { useTranslation } from 'react-i18next';
import { useCurrentStore } from '#/domain/merchant/current-store.ts';
import { ShopQr } from './shop-qr.tsx';
import { ShopService } from './shop-service.tsx';
import { StoreService } from './store-service.tsx';

/** QR code of the mobile shop, and customer service of the current store or of the shop. */
export function ServicePanel() {
  const { t } = useTranslation();
  const { store } = useCurrentStore();
  return (
    <>
      <ShopQr size={144} />
      <small className="muted">{t('side.scan')}</small>
      {store ? <StoreService key={store.service.queryKey.join()} store={store} /> : <ShopService />}
    </>
  );
}
