import { useTranslation } from 'react-i18next';
import type { Elements } from '#/lib/content.ts';
import { Note } from '#/ui/note.tsx';
import { DetailAmounts } from './detail-amounts.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailReceiver } from './detail-receiver.tsx';
import type { OrderView } from './order-view.ts';
import * as styles from './order-detail.module.css';

interface OrderDetailProps {
  order: OrderView;
  panel: Elements;
  /** cards of the merchants */
  parts: Elements;
  /** at the end of the right column */
  help?: Elements;
  /** refetches the detail; shown if only the list could be loaded */
  onReadDetail?: (() => void) | undefined;
}

/** Layout of the order page: state, merchants with their parcels, amounts and facts. */
export function OrderDetail({ order, panel, parts, help, onReadDetail }: OrderDetailProps) {
  const { t } = useTranslation();
  const { details } = order;
  return (
    <div className={styles.root}>
      {panel}
      <div className={styles.parts}>
        {!details && !order.isCancelled && (
          <Note kind="warn">
            <span>{`${t('order.partial')} `}</span>
            {onReadDetail && (
              <button type="button" className="link" onClick={onReadDetail}>
                {t('common.retry')}
              </button>
            )}
          </Note>
        )}
        {parts}
      </div>
      <div className={styles.aside}>
        {details && <DetailAmounts order={order} details={details} />}
        {details && <DetailReceiver details={details} />}
        <DetailFacts order={order} />
        {help}
      </div>
    </div>
  );
}
