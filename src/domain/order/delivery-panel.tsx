import { Bike, CloudOff, Phone, Truck } from 'lucide';
import { useTranslation } from 'react-i18next';
import { telOf } from '#/lib/contact.ts';
import { Button } from '#/ui/button.tsx';
import { buttonClass } from '#/ui/button-look.ts';
import { Icon } from '#/ui/icon.ts';
import { DeliveryBox } from './delivery-box.tsx';
import { DeliveryLoading } from './delivery-loading.tsx';
import { ExpressDelivery } from './express-delivery.tsx';
import { useDelivery } from './use-delivery.ts';
import { VirtualDelivery } from './virtual-delivery.tsx';

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
            <span>{phone}</span>
          </a>
        )
      }
    >
      <p>{t('logistics.ownText')}</p>
    </DeliveryBox>
  );
}
