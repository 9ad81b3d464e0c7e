import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useOrderPrice } from '#generated/client/order/order.ts';
import type { OrderPrice } from '#generated/model/orderPrice.ts';
import { isSignInNeeded } from '#/api/error-class.ts';
import { messageOf } from '#/api/policy.ts';
import { isUnknown, toMinor } from '#/lib/money.ts';
import { useOnChange } from '#/ui/use-on-change.ts';

export interface PriceQuery {
  preOrderNo: string;
  addressId: number | null;
  couponId: number | null;
}

interface PriceState {
  /** the latest price; possibly outdated, see `isCurrent` */
  price: OrderPrice | undefined;
  /** the price belongs to the current selection, and its amount due is known */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * The amount the backend would charge. An offered coupon may still be refused here.
 * @param onRefused called with the coupon and the reason; an expired pre-order causes the same error
 */
export function usePrice(
  priceQuery: PriceQuery,
  enabled: boolean,
  onRefused: (couponId: number | null, reason: string) => void,
): PriceState {
  const { t } = useTranslation();
  const query = useOrderPrice(priceQuery, {
    query: { enabled, placeholderData: keepPreviousData },
  });
  const { error } = query;

  useOnChange(error, () => {
    if (error?.kind === 'answer' && !isSignInNeeded(error))
      onRefused(priceQuery.couponId, messageOf(error, t));
  });

  const isDueUnknown = query.data !== undefined && isUnknown(toMinor(query.data.payFee));
  return {
    price: query.data,
    isCurrent: query.isSuccess && !query.isPlaceholderData && !query.isFetching && !isDueUnknown,
    failed: query.isError || isDueUnknown,
    retry: () => void query.refetch(),
  };
}
