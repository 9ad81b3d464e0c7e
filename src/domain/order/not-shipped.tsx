import { Package } from 'lucide';
import { useTranslation } from 'react-i18next';
import { DeliveryBox } from './delivery-box.tsx';

/** Shown for a paid order that is not shipped yet. */
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
