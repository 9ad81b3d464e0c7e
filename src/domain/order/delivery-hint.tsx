import { useTranslation } from 'react-i18next';
import { toMinor } from '#/lib/money.ts';

/** States whether delivery is included in the total. */
export function DeliveryHint({ postage }: { postage: string }) {
  const { t } = useTranslation();
  return (
    <span>{toMinor(postage) === 0 ? t('checkout.freeDelivery') : t('order.deliveryIncluded')}</span>
  );
}
