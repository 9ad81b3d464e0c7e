import { useTranslation } from 'react-i18next';
import { toMinor } from '../../lib/money.ts';

/** Whether delivery is part of a total. */
export function DeliveryHint({ postage }: { postage: string }) {
  const { t } = useTranslation();
  return toMinor(postage) > 0 ? t('order.deliveryIncluded') : t('checkout.freeDelivery');
}
