import { useEffect, useEffectEvent } from 'react';
import { parseWireTime } from '../../lib/wire-time.ts';
import { useClock } from './use-clock.ts';

/** The backend cancels overdue orders in rounds, so it is asked again until it has done so. */
const ASK_AGAIN_MS = 20_000;

/**
 * The end of the time to pay, where the backend tells it, and whether it is over.
 * @param onOver asks for the order anew
 */
export function useDeadline(
  cancelTime: string | null | undefined,
  onOver: () => void,
): { end: Date | null; over: boolean } {
  const end = parseWireTime(cancelTime);
  const over = useClock((now) => end !== null && end.getTime() <= now, false);
  const ask = useEffectEvent(onOver);
  useEffect(() => {
    if (!over) return;
    ask();
    const timer = setInterval(() => ask(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [over]);
  return { end, over };
}
