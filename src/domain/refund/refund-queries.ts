import type { QueryClient } from '@tanstack/react-query';
import {
  getRefundDetailQueryOptions,
  getRefundListQueryOptions,
} from '#generated/client/refund/refund.ts';
import type { RefundListItem } from '#generated/model/refundListItem.ts';
import type { RefundPage } from '#generated/model/refundPage.ts';
import { RefundState } from '#generated/model/refundState.ts';
import { type ApiError, isApiError } from '#/api/error.ts';
import { isGone } from '#/api/error-class.ts';
import { ensureData } from '#/router/page-queries.ts';
import { NotFound } from '#/router/types.ts';
import { isOpenRefund } from './refund-state.ts';

export const REFUNDS_PER_PAGE = 10;
export const refundListParams = (page: number) => ({ page, limit: REFUNDS_PER_PAGE });

/** One page of the shopper's refunds, newest first. */
export const refundListQuery = (page: number) => getRefundListQueryOptions(refundListParams(page));

/** The newest refunds in one page, to find a refund by its number or its order. */
const LOOKUP = { page: 1, limit: 100 };
export const refundLookupQuery = () => getRefundListQueryOptions(LOOKUP);

export const findRefund = (page: RefundPage | undefined, no: string): RefundListItem | undefined =>
  page?.list.find(({ refundOrderNo }) => refundOrderNo === no);

/** The newest refund of a merchant order that is not refused. The list is sorted newest first. */
export const findActiveRefund = (
  page: RefundPage | undefined,
  orderNo: string,
): RefundListItem | undefined => {
  const refunds = page?.list.filter(({ merOrderNo }) => merOrderNo === orderNo) ?? [];
  return (
    refunds.find(({ refundStatus }) => isOpenRefund(refundStatus)) ??
    refunds.find(({ refundStatus }) => refundStatus === RefundState.refunded)
  );
};

/** The backend responded with an error. */
const isUnreadable = ({ kind, code }: ApiError): boolean =>
  kind === 'malformed' || (kind === 'answer' && code === 500);

/**
 * Fetches a refund. Falls back to the list if the detail fails, which happens for removed stores. Throws if both fail.
 */
export async function ensureRefund(queryClient: QueryClient, no: string): Promise<void> {
  try {
    await ensureData(queryClient, getRefundDetailQueryOptions(no));
  } catch (error) {
    if (!isApiError(error) || !isUnreadable(error)) throw error;
    const page = await ensureData(queryClient, refundLookupQuery()).catch(() => undefined);
    if (findRefund(page, no)) return;
    throw isGone(error) ? new NotFound(error.message) : error;
  }
}
