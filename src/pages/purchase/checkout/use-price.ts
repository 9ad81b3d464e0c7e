import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrderPrice } from '#generated/client/order/order.ts';
import type { OrderPrice } from '#generated/model/orderPrice.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { isUnknown, toMinor } from '#/lib/money.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

interface PriceQuery {
  preOrderNo: string;
  addressId: number | null;
  couponId: number | null;
}

export interface PriceState {
  /** the latest price; possibly outdated, see `isCurrent` */
  price: OrderPrice | undefined;
  /** the price belongs to the current selection, and its amount due is known */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The amount the backend would charge. An offered coupon may still be refused here.
 * @param check checks whether the pre-order still exists, because an expired one causes the same error
 * @param onRefused called with a coupon that cannot be used, and the reason
 */
export function usePrice(
  priceQuery: PriceQuery,
  enabled: boolean,
  check: () => Promise<boolean>,
  onRefused: (couponId: number, reason: string) => void,
): PriceState {
  const { t } = useTranslation();
  const query = useOrderPrice(priceQuery, {
    query: { enabled, placeholderData: keepPreviousData },
  });
  const { error } = query;

  async function settle() {
    if (error?.kind !== 'answer' || isSignInNeeded(error)) return;
    const { couponId } = priceQuery;
    if ((await check()) && couponId !== null) onRefused(couponId, messageOf(error, t));
  }
  useOnChange(error, () => void settle());

  const isDueUnknown = query.data !== undefined && isUnknown(toMinor(query.data.payFee));
  return {
    price: query.data,
    isCurrent: query.isSuccess && !query.isPlaceholderData && !query.isFetching && !isDueUnknown,
    failed: query.isError || isDueUnknown,
    retry: () => void query.refetch(),
  };
}
