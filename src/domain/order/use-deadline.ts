import { useEffect, useEffectEvent } from 'react';
import { OVERDUE_POLL_MS } from '#/backend/limits.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useRenderTime } from '#/shared/async/render-time.ts';
import { useClock } from '#/shared/async/use-clock.ts';

/** The payment deadline, if the backend provides it, and whether it has passed. */
export function useDeadline(cancelTime: string | null | undefined): {
  end: Date | null;
  isOver: boolean;
} {
  const end = parseWireTime(cancelTime);
  const isOverAt = (now: number) => end !== null && end.getTime() <= now;
  return { end, isOver: useClock(isOverAt, isOverAt(useRenderTime())) };
}

/** Reads what is overdue at once, and again until it is not, while the page is visible. */
export function useOverdueReads(isOver: boolean, read: () => void): void {
  const onOver = useEffectEvent(read);
  useEffect(() => {
    if (!isOver) return;
    onOver();
    const timer = setInterval(() => {
      if (!document.hidden) onOver();
    }, OVERDUE_POLL_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}

/** One for all orders of a list, which are read together. */
export function useOverdueOrders(
  orders: readonly { cancelTime?: string | null }[],
  read: () => void,
): void {
  const [first] = orders.flatMap(({ cancelTime }) => cancelTime ?? []).toSorted();
  useOverdueReads(useDeadline(first).isOver, read);
}
