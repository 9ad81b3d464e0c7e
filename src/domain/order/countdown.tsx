import { useTranslation } from '#/i18n/use-translation.ts';
import { cx } from '#/ui/cx.ts';
import { useRenderTime } from '#/shared/async/render-time.ts';
import { useClock } from '#/shared/async/use-clock.ts';

const MINUTE = 60;
const HOUR = 3600;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Whole seconds until a moment, never below 0. */
const secondsLeft = (end: Date, now: number): number =>
  Math.max(0, Math.ceil((end.getTime() - now) / 1000));

/** `23:41`, or `1:05:09` from an hour on. */
function countdownText(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = twoDigits(seconds % MINUTE);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${twoDigits(minutes)}:${rest}`;
}

/** Remaining time to pay. Not a live region, because it changes every second. */
export function Countdown({ end, className }: { end: Date; className?: string | undefined }) {
  const { t } = useTranslation();
  const left = useClock((now) => secondsLeft(end, now), secondsLeft(end, useRenderTime()));
  return (
    <span role="timer" aria-live="off" className={cx('num', className)}>
      {left > 0 ? t('pay.payWithin', { time: countdownText(left) }) : t('order.timeOver')}
    </span>
  );
}
