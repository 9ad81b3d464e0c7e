import { useTranslation } from 'react-i18next';
import { countdownText, secondsLeft } from './countdown-text.ts';
import { useClock } from './use-clock.ts';

/** The time left to pay. It changes each second, so screen readers are left in peace. */
export function Countdown({ end }: { end: Date }) {
  const { t } = useTranslation();
  const left = useClock((now) => secondsLeft(end, now), -1);
  if (left < 0) return null;
  return (
    <span role="timer" aria-live="off" className="order-countdown num">
      {left > 0 ? t('pay.payWithin', { time: countdownText(left) }) : t('order.timeOver')}
    </span>
  );
}
