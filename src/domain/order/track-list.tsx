import { ChevronDown, ChevronUp } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { stampText, timeOfDay, zonesText } from '#/i18n/format.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { langOfText } from '#/lib/lang-of-text.ts';
import { cx } from '#/ui/cx.ts';
import { Fruit } from '#/ui/fruit.tsx';
import { Icon } from '#/ui/icon.ts';
import type { TrackStep } from './delivery.ts';
import * as styles from './track-list.module.css';

/** Number of steps shown at first. */
const SHOWN = 4;

/** Tracking of a parcel, newest first, in the shopper's time zone. */
export function TrackList({ steps }: { steps: readonly TrackStep[] }) {
  const { t } = useTranslation();
  const { recentDay } = useDates();
  const [all, setAll] = useState(false);
  const times = steps.flatMap(({ time }) => time ?? []);
  const hidden = Math.max(0, steps.length - SHOWN);
  return (
    <>
      <ol aria-label={t('logistics.title')}>
        {steps.map(({ text, time }, place) => (
          <li
            key={steps.length - place}
            aria-current={place === 0 ? 'step' : undefined}
            className={cx(
              styles.step,
              place === 0 && styles.now,
              !all && place >= SHOWN && 'folded',
            )}
          >
            <time className={styles.time} dateTime={time?.toISOString()} title={stampText(time)}>
              {time && <b className={styles.day}>{recentDay(time)}</b>}
              {time && <span>{timeOfDay(time)}</span>}
            </time>
            <span className={styles.dot}>{place === 0 && <Fruit size={20} />}</span>
            <span className={styles.text} lang={langOfText(text)}>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        {hidden > 0 && (
          <button
            type="button"
            className={`link ${styles.more}`}
            aria-expanded={all}
            onClick={() => setAll(!all)}
          >
            <span>{all ? t('logistics.fewer') : t('logistics.earlier', { count: hidden })}</span>
            <Icon as={all ? ChevronUp : ChevronDown} size={14} />
          </button>
        )}
        {times.length > 0 && <span>{t('logistics.zone', { zone: zonesText(times) })}</span>}
      </div>
    </>
  );
}
