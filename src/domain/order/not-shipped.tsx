import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeliveryBox } from './delivery-box.tsx';

/** Says that the items of a paid order are still with their store. */
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
