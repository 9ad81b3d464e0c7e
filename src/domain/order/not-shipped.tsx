import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeliveryBox } from './delivery-box.tsx';

/** Stands where the parcel of a paid order will be. */
export function NotShipped() {
  const { t } = useTranslation();
  return (
    <DeliveryBox
      icon={Package}
      title={t('logistics.notShipped')}
      text={t('logistics.notShippedText')}
    />
  );
}
