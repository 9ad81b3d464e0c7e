import { useTranslation } from 'react-i18next';
import { cx } from '#/ui/cx.ts';
import { countdownText, secondsLeft } from './countdown-text.ts';
import { useClock } from './use-clock.ts';

/** Remaining time to pay. Not a live region, because it changes every second. */
export function Countdown({ end, className }: { end: Date; className?: string | undefined }) {
  const { t } = useTranslation();
  const left = useClock((now) => secondsLeft(end, now), -1);
  if (left < 0) return null;
  return (
    <span role="timer" aria-live="off" className={cx('num', className)}>
      {left > 0 ? t('pay.payWithin', { time: countdownText(left) }) : t('order.timeOver')}
    </span>
  );
}
