import type { TFunction } from 'i18next';
import { Truck, ChevronDown, ChevronUp } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LogisticsState } from '#generated/model/logisticsState.ts';
import { CopyButton } from '#/shared/copy/copy-button.tsx';
import { telOf } from '#/lib/contact.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { Note } from '#/ui/note.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import type { Delivery, TrackStep } from './delivery.ts';
import { DeliveryBox } from './delivery-box.tsx';
import * as styles from './express-delivery.module.css';
import { stampText, timeOfDay, zonesText } from '#/i18n/format.ts';
import { useDates } from '#/shared/time/dates.tsx';
import { cx } from '#/ui/cx.ts';
import { Fruit } from '#/ui/fruit.tsx';
import { Icon } from '#/ui/icon.ts';
import * as trackListStyles from './track-list.module.css';

/** Number of steps shown at first. */
const SHOWN = 4;

/** Tracking of a parcel, newest first, in the shopper's time zone. */
function TrackList({ steps }: { steps: readonly TrackStep[] }) {
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
              trackListStyles.step,
              place === 0 && trackListStyles.now,
              !all && place >= SHOWN && 'folded',
            )}
          >
            <time
              className={trackListStyles.time}
              dateTime={time?.toISOString()}
              title={stampText(time)}
            >
              {time && <b className={trackListStyles.day}>{recentDay(time)}</b>}
              {time && <span>{timeOfDay(time)}</span>}
            </time>
            <span className={trackListStyles.dot}>{place === 0 && <Fruit size={20} />}</span>
            <span className={trackListStyles.text} lang={langOfText(text)}>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <div className={trackListStyles.foot}>
        {hidden > 0 && (
          <button
            type="button"
            className={`link ${trackListStyles.more}`}
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

/** Whether the parcel has a problem, for example is being returned. */
const hasDeliveryProblem = (state: LogisticsState): boolean =>
  state === LogisticsState.wrongNumber ||
  state === LogisticsState.problem ||
  state === LogisticsState.difficult ||
  state === LogisticsState.returned;

type Express = Omit<Extract<Delivery, { kind: 'express' }>, 'kind'>;

const STATES: Partial<Record<LogisticsState, (t: TFunction) => string>> = {
  [LogisticsState.wrongNumber]: (t) => t('logistics.wrongNumber'),
  [LogisticsState.collected]: (t) => t('logistics.collected'),
  [LogisticsState.onTheWay]: (t) => t('logistics.onTheWay'),
  [LogisticsState.signed]: (t) => t('logistics.signed'),
  [LogisticsState.problem]: (t) => t('logistics.problem'),
  [LogisticsState.difficult]: (t) => t('logistics.problem'),
  [LogisticsState.returned]: (t) => t('logistics.returned'),
};

/** A parcel with a courier, and its tracking. */
export function ExpressDelivery(parcel: Express) {
  const { t } = useTranslation();
  const { carrier, waybill, courier, courierPhone, state, track } = parcel;
  const label = STATES[state]?.(t);
  const person = [courier, courierPhone].filter(Boolean);
  return (
    <DeliveryBox
      icon={Truck}
      title={
        <span className={styles.who}>
          <span className="sr">{`${t('logistics.expName')} `}</span>
          <span lang={langOfText(carrier)}>{carrier || t('logistics.title')}</span>
          {waybill && (
            <span className={styles.waybill}>
              <span className="sr">{`${t('logistics.expNo')} `}</span>
              <NoTranslate>{waybill}</NoTranslate>
            </span>
          )}
        </span>
      }
      text={
        (label || person.length > 0) && (
          <>
            {label && <span>{label}</span>}
            {label && person.length > 0 && <span>{' · '}</span>}
            {courier && <span>{`${t('logistics.courier')} ${courier} `}</span>}
            {courierPhone && (
              <a className="link num" translate="no" href={telOf(courierPhone)}>
                {courierPhone}
              </a>
            )}
          </>
        )
      }
      tail={waybill && <CopyButton text={waybill} what={t('logistics.expNo')} />}
    >
      {hasDeliveryProblem(state) && (
        <Note kind="warn" className={styles.trouble}>
          {t('logistics.troubled')}
        </Note>
      )}
      {track.length > 0 ? (
        <TrackList steps={track} />
      ) : (
        !hasDeliveryProblem(state) && <p>{t('logistics.noneText')}</p>
      )}
    </DeliveryBox>
  );
}
