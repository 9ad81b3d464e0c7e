import type { TFunction } from 'i18next';
import { Truck } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { LogisticsState } from '#generated/model/logisticsState.ts';
import { CopyButton } from '#/shared/copy/copy-button.tsx';
import { telOf } from '#/lib/contact.ts';
import { langOfText } from '#/lib/lang-of-text.ts';
import { Note } from '#/ui/note.tsx';
import { NoTranslate } from '#/ui/no-translate.tsx';
import type { Delivery } from './delivery.ts';
import { DeliveryBox } from './delivery-box.tsx';
import * as styles from './express-delivery.module.css';
import { TrackList } from './track-list.tsx';

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
              <a className="link num" href={telOf(courierPhone)}>
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
