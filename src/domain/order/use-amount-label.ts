import { useTranslation } from '#/i18n/use-translation.ts';
import type { OrderView } from './order-view.ts';

/** Label of an order's total: paid, due, or neutral for a cancelled order. */
export function useAmountLabel({ paid, isCancelled }: OrderView): string {
  const { t } = useTranslation();
  if (paid) return t('order.paidAmount');
  return isCancelled ? t('order.orderTotal') : t('checkout.amountDue');
}
