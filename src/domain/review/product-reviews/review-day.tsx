import { dayText } from '#/i18n/format.ts';
import { parseWireTime, wireDay } from '#/lib/wire-time.ts';
import { useHydrated } from '#/shared/async/use-hydrated.ts';

interface ReviewDayProps {
  /** time of the backend, GMT+8 */
  time: string;
  className: string;
  id?: string;
}

/** Day of a review in the local time zone. The server does not know it and renders the day of the backend. */
export function ReviewDay({ time, className, id }: ReviewDayProps) {
  const isHydrated = useHydrated();
  return (
    <time id={id} className={className}>
      {isHydrated ? dayText(parseWireTime(time)) : wireDay(time)}
    </time>
  );
}
