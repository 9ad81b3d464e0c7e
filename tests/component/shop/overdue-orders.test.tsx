// @vitest-environment happy-dom
import { renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OVERDUE_POLL_MS } from '#/backend/limits.ts';
import { useOverdueReads } from '#/domain/order/use-deadline.ts';
import { paths } from '#/lib/paths.ts';
import { callsTo, openShop } from './open-shop.tsx';

const UNPAID = '/api/front/order/await/pay/list';
const HOURS = 3 * 60 * 60 * 1000;

describe('unpaid orders whose time to pay has passed', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([paths.orders(), paths.orders('toPay')])('are read together, once: %s', async (page) => {
    const { calls } = await openShop(`/en${page}`, {
      as: 'mali@lychee.test',
      before: ({ state }) => {
        const master = state.masterOrders.find(({ paid, cancelled }) => !paid && !cancelled);
        if (!master) throw new Error('The market has no unpaid order');
        const parts = state.merchantOrders.filter(({ masterNo }) => masterNo === master.no);
        for (const at of [1, 2]) {
          const no = `${master.no}${at}`;
          state.masterOrders.push({ ...master, id: master.id + 1000 * at, no });
          for (const part of parts)
            state.merchantOrders.push({
              ...part,
              id: part.id + 1000 * at,
              no: `${part.no}${at}`,
              masterNo: no,
            });
        }
      },
    });
    const pay = () => screen.queryAllByRole('button', { name: /^Pay now/ });
    await waitFor(() => expect(pay()).toHaveLength(3));
    const before = callsTo(calls, UNPAID).length;
    vi.setSystemTime(Date.now() + HOURS);
    await waitFor(() => expect(screen.queryByText(/^Pay within/)).toBeNull());
    await waitFor(() => expect(screen.queryByText('The time to pay has run out')).toBeNull());
    expect(pay()).toEqual([]);
    expect(callsTo(calls, UNPAID)).toHaveLength(before + 1);
  });
});

describe('an order that stays unpaid', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is read again while the page is visible', () => {
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const onOver = vi.fn();
    renderHook(() => useOverdueReads(true, onOver));
    vi.advanceTimersByTime(OVERDUE_POLL_MS);
    expect(onOver).toHaveBeenCalledTimes(2);
    isHidden.mockReturnValue(true);
    vi.advanceTimersByTime(10 * OVERDUE_POLL_MS);
    expect(onOver).toHaveBeenCalledTimes(2);
    isHidden.mockReturnValue(false);
    vi.advanceTimersByTime(OVERDUE_POLL_MS);
    expect(onOver).toHaveBeenCalledTimes(3);
  });
});
