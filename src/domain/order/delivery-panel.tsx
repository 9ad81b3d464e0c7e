import { Bike, CloudOff, Phone, Truck, MailOpen } from 'lucide';
import { useTranslation } from '#/i18n/use-translation.ts';
import { telOf } from '#/lib/contact.ts';
import { Button } from '#/ui/button.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';
import {
  useOrderDetail,
  useOrderExpress,
  useVisitorOrderDetail,
} from '#generated/client/order/order.ts';
import { CopyButton } from '#/shared/copy/copy-button.tsx';
import { langOfText } from '#/lib/lang-of-text.ts';
import { NoTranslate } from '#/ui/no-translate.tsx';
import { DeliveryBox } from './delivery-box.tsx';
import { DeliveryLoading } from './delivery-loading.tsx';
import { ExpressDelivery } from './express-delivery.tsx';
import { type Delivery, deliveryOf } from './delivery.ts';
import * as styles from './virtual-delivery.module.css';

/** Delivery without a parcel: the store's message and the codes in it. */
function VirtualDelivery({ message, codes }: Omit<Extract<Delivery, { kind: 'virtual' }>, 'kind'>) {
  const { t } = useTranslation();
  const all =
    codes.length > 1
      ? { text: codes.join('\n'), label: t('logistics.copyCodes') }
      : { text: message, label: t('logistics.copyMessage') };
  return (
    <DeliveryBox
      icon={MailOpen}
      title={t('logistics.virtual')}
      text={t('logistics.virtualText')}
      tail={message && <CopyButton text={all.text}>{all.label}</CopyButton>}
    >
      {codes.length > 0 && (
        <ul className={styles.codes}>
          {codes.map((code, place) => (
            <li key={code} className={styles.code}>
              <span className={styles.label}>{t('logistics.code', { n: place + 1 })}</span>
              <NoTranslate className={styles.value}>{code}</NoTranslate>
              <CopyButton text={code} what={t('logistics.code', { n: place + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.message}>
        <b className={styles.from}>{t('logistics.message')}</b>
        {message ? (
          <span lang={langOfText(message)}>{message}</span>
        ) : (
          <span>{t('logistics.noMessage')}</span>
        )}
      </p>
    </DeliveryBox>
  );
}

type DeliveryState =
  { kind: 'loading' } | { kind: 'failed'; busy: boolean; retry: () => void } | Delivery;

/**
 * Delivery of a shipped merchant order. Visitors load it with their identity, in one call.
 * @param identity null for a signed-in shopper
 */
function useDelivery(orderNo: string, identity: string | null): DeliveryState {
  const isVisitor = identity !== null;
  // No retry on mount: this renders instead of the failed page, and a retry would unmount it again.
  const order = useOrderDetail(orderNo, { query: { enabled: !isVisitor, retryOnMount: false } });
  const parcel = useOrderExpress(orderNo, { query: { enabled: !isVisitor } });
  const visitorOrder = useVisitorOrderDetail(
    { orderNo, identity: identity ?? '' },
    { query: { enabled: isVisitor, gcTime: 0 } },
  );

  if (isVisitor) {
    if (visitorOrder.data) return deliveryOf(visitorOrder.data, visitorOrder.data.expressInfo);
    return stateOfQuery(visitorOrder);
  }
  const fromOrder = order.data && deliveryOf(order.data, null);
  if (fromOrder && fromOrder.kind !== 'unknown') return fromOrder;
  // Without the detail the kind of delivery is unknown, but there may be a parcel.
  if (parcel.data !== undefined && (order.data || order.isError))
    return deliveryOf(order.data, parcel.data);
  return stateOfQuery(parcel.data === undefined ? parcel : order);
}

interface MissingQuery {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

function stateOfQuery({ isError, isFetching, refetch }: MissingQuery): DeliveryState {
  return isError
    ? { kind: 'failed', busy: isFetching, retry: () => void refetch() }
    : { kind: 'loading' };
}

interface DeliveryPanelProps {
  /** number of a merchant order */
  orderNo: string;
  /** identity of a visitor; null for a signed-in shopper */
  identity: string | null;
}

/** Delivery of a shipped merchant order, whatever its kind. */
export function DeliveryPanel({ orderNo, identity }: DeliveryPanelProps) {
  const { t } = useTranslation();
  const delivery = useDelivery(orderNo, identity);
  switch (delivery.kind) {
    case 'loading':
      return <DeliveryLoading />;
    case 'failed':
      return (
        <DeliveryBox
          icon={CloudOff}
          title={t('logistics.failed')}
          text={t('logistics.failedText')}
          tail={
            <Button size="sm" busy={delivery.busy} onClick={delivery.retry}>
              {t('common.retry')}
            </Button>
          }
        />
      );
    case 'express':
      return <ExpressDelivery {...delivery} />;
    case 'virtual':
      return <VirtualDelivery {...delivery} />;
    case 'own':
      return <OwnDelivery courier={delivery.courier} phone={delivery.courierPhone} />;
    case 'unknown':
      return (
        <DeliveryBox icon={Truck} title={t('order.shipped')} text={t('logistics.unknownText')} />
      );
  }
}

function OwnDelivery({ courier, phone }: { courier: string; phone: string }) {
  const { t } = useTranslation();
  return (
    <DeliveryBox
      icon={Bike}
      title={t('logistics.ownCourier')}
      text={courier && `${t('logistics.courier')} ${courier}`}
      tail={
        phone && (
          <a
            className={buttonClass({ kind: 'soft' }, true)}
            href={telOf(phone)}
            aria-label={`${t('logistics.courierPhone')} ${phone}`}
          >
            <Icon as={Phone} size={16} />
            <NoTranslate>{phone}</NoTranslate>
          </a>
        )
      }
    >
      <p>{t('logistics.ownText')}</p>
    </DeliveryBox>
  );
}
