import { useTranslation } from '#/i18n/use-translation.ts';
import { dayText, stampText, timeOfDay } from '#/i18n/format.ts';
import { parseWireTime, wireDay, wireDayAt } from '#/lib/wire-time.ts';
import { useRenderTime } from '#/shared/async/render-time.ts';
import * as styles from './dates.module.css';

const DAY_MS = 86_400_000;

/** Of `yyyy-MM-dd`: a day of the calendar, not 24 hours, which may be two days back where the clocks change. */
const dayBefore = (iso: string) => new Date(Date.parse(iso) - DAY_MS).toISOString().slice(0, 10);

/**
 * Dates as people read them, in the shopper's time zone unless said otherwise; empty without a date. Months are texts:
 * engines differ in their short names, and not all have Lao.
 */
export function useDates() {
  const { t } = useTranslation();
  const now = useRenderTime();
  // Only members' pages know the zone of the shopper: a page of everybody must not read it.
  const localToday = () => dayText(new Date(now));

  /**
   * @param iso `yyyy-MM-dd`
   * @param today in the same time zone
   */
  function written(iso: string, today: () => string): string {
    if (iso === '') return '';
    const [year = '', month, day] = iso.split('-');
    const names = t('date.months').split(' ');
    const values = { day: Number(day), month: names[Number(month) - 1], year };
    return today().startsWith(year) ? t('date.day', values) : t('date.dayOfYear', values);
  }

  const localDay = (date: Date | null) => written(dayText(date), localToday);

  return {
    /** `31 Dec`, of another year `31 Dec 2035`: a day of the backend, which is the same in every time zone */
    dayOfWire: (text: string | null | undefined) => written(wireDay(text), () => wireDayAt(now)),
    /** `25 Nov`, of another year `25 Nov 2025` */
    localDay,
    /** `25 Nov 02:16`, for sentences */
    localMoment: (date: Date | null) =>
      date ? t('date.at', { day: localDay(date), time: timeOfDay(date) }) : '',
    /** `Today`, `Yesterday` or a day: for pages of members, which no cache keeps */
    recentDay(date: Date | null): string {
      const iso = dayText(date);
      const today = localToday();
      if (iso === today) return t('date.today');
      if (iso === dayBefore(today)) return t('date.yesterday');
      return written(iso, localToday);
    },
  };
}

interface StampProps {
  /** date of the backend, or a moment; renders nothing if there is none */
  of: Date | string | null | undefined;
  /** without the time */
  isDay?: boolean;
  className?: string | undefined;
}

/** `Today 02:16`, `25 Nov 02:16`: when something happened, on pages of members. Whole in print and on hover. */
export function Stamp({ of, isDay = false, className = '' }: StampProps) {
  const { t } = useTranslation();
  const { recentDay } = useDates();
  const date = of instanceof Date ? of : parseWireTime(of);
  if (!date) return null;
  const day = recentDay(date);
  return (
    <time
      className={`${styles.stamp} num ${className}`}
      dateTime={date.toISOString()}
      title={stampText(date)}
    >
      <span>{isDay ? day : t('date.at', { day, time: timeOfDay(date) })}</span>
    </time>
  );
}
