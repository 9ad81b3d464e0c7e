import { useTranslation } from 'react-i18next';
import { usePresentStore } from '../features/stores/present-store.ts';
import { ShopQr } from './shop-qr.tsx';
import { ShopService } from './shop-service.tsx';
import { StoreService } from './store-service.tsx';

/** Code of the mobile shop, and the ways to reach whoever is responsible for the page: its store, else the shop. */
export function ServicePanel() {
  const { t } = useTranslation();
  const { store } = usePresentStore();
  return (
    <>
      <ShopQr size={144} />
      <small className="muted">{t('side.scan')}</small>
      {store ? <StoreService key={store.service.queryKey.join()} store={store} /> : <ShopService />}
    </>
  );
}
