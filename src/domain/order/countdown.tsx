import { useTranslation } from 'react-i18next';
import { countdownText, secondsLeft } from './countdown-text.ts';
import { useClock } from './use-clock.ts';
import * as styles from './order-card.module.css';

/** Remaining time to pay. Not a live region, because it changes every second. */
export function Countdown({ end }: { end: Date }) {
  const { t } = useTranslation();
  const left = useClock((now) => secondsLeft(end, now), -1);
  if (left < 0) return null;
  return (
    <span role="timer" aria-live="off" className={`${styles.orderCountdown} num`}>
      {left > 0 ? t('pay.payWithin', { time: countdownText(left) }) : t('order.timeOver')}
    </span>
  );
}
