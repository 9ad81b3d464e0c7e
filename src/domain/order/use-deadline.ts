import { useEffect, useEffectEvent } from 'react';
import { OVERDUE_POLL_MS } from '#/backend/limits.ts';
import { parseWireTime } from '#/lib/wire-time.ts';
import { useRenderTime } from '#/shared/async/render-time.ts';
import { useClock } from '#/shared/async/use-clock.ts';

/**
 * The payment deadline, if the backend provides it, and whether it has passed.
 * @param onOver refetches the order
 */
export function useDeadline(
  cancelTime: string | null | undefined,
  onOver: () => void,
): { end: Date | null; isOver: boolean } {
  const end = parseWireTime(cancelTime);
  const isOverAt = (now: number) => end !== null && end.getTime() <= now;
  const isOver = useClock(isOverAt, isOverAt(useRenderTime()));
  const refetch = useEffectEvent(onOver);
  useEffect(() => {
    if (!isOver) return;
    refetch();
    const timer = setInterval(() => refetch(), OVERDUE_POLL_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  return { end, isOver };
}
