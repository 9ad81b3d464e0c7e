import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { DetailAmounts } from './detail-amounts.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailReceiver } from './detail-receiver.tsx';
import type { OrderView } from './order-view.ts';
import './order-detail.css';

interface OrderDetailProps {
  order: OrderView;
  panel: ReactNode;
  /** cards of the stores */
  parts: ReactNode;
  /** at the end of the right column */
  help?: ReactNode;
  /** reads the detail again, where only the list was readable */
  onReadDetail?: (() => void) | undefined;
}

/** Layout of an order's page: state, then stores with their parcels, then money and facts. */
export function OrderDetail({ order, panel, parts, help, onReadDetail }: OrderDetailProps) {
  const { t } = useTranslation();
  const { details } = order;
  return (
    <div className="order-detail">
      {panel}
      <div className="order-detail__parts">
        {!details && !order.isCancelled && (
          <Note kind="warn">
            {t('order.partial')}{' '}
            {onReadDetail && (
              <button type="button" className="link" onClick={onReadDetail}>
                {t('common.retry')}
              </button>
            )}
          </Note>
        )}
        {parts}
      </div>
      <div className="order-detail__aside">
        {details && <DetailAmounts order={order} details={details} />}
        {details && <DetailReceiver details={details} />}
        <DetailFacts order={order} />
        {help}
      </div>
    </div>
  );
}
