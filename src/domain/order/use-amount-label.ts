import { useTranslation } from 'react-i18next';
import type { OrderView } from './order-view.ts';

/** What the sum of an order is: paid, due, or, once it is cancelled, neither. */
export function useAmountLabel({ paid, isCancelled }: OrderView): string {
  const { t } = useTranslation();
  if (paid) return t('order.paidAmount');
  return isCancelled ? t('order.orderTotal') : t('checkout.amountDue');
}
