import type { TFunction } from 'i18next';
import { create } from 'zustand';
import { classifyError } from '#/api/error-class.ts';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';

/** Payments that could not be started in this document, by order number. Null: there was no valid address to open. */
export const useFailedPayments = create<Readonly<Record<string, ApiError | null>>>(() => ({}));

export const storeFailedPayment = (orderNo: string, error: ApiError | null): void =>
  useFailedPayments.setState({ [orderNo]: error });

export function clearFailedPayment(orderNo: string): void {
  const { [orderNo]: _, ...others } = useFailedPayments.getState();
  useFailedPayments.setState(others, true);
}

/** Why a payment could not be started. Starting charges nothing. */
export function failedPaymentText(error: ApiError | null, t: TFunction): string {
  const isExplained = error !== null && ['refused', 'gone'].includes(classifyError(error));
  return isExplained ? messageOf(error, t) : t('pay.notStarted');
}
