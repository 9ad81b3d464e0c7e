import { ChevronRight, Package } from 'lucide';
import { useId } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { StoreAvatar } from '#/domain/merchant/store-avatar.tsx';
import { paths } from '#/lib/paths.ts';
import { Icon } from '#/ui/icon.ts';
import { ItemName } from '#/ui/item-name.tsx';
import { Link } from '#/ui/link.tsx';
import { Note } from '#/ui/note.tsx';
import { StateTag } from '#/ui/tag.tsx';
import { Amount } from '#/shared/shop/money.tsx';
import { DeliveryLoading } from './delivery-loading.tsx';
import { OrderLineRow } from './order-line.tsx';
import { isShipped } from './order-actions.ts';
import { ORDER_STATES, stateOf } from './order-state.ts';
import type { OrderPart } from './order-view.ts';
import { DeliveryBox } from './delivery-box.tsx';
import * as styles from './part-card.module.css';

/** Shown for a paid order that is not shipped yet. */
function NotShipped() {
  const { t } = useTranslation();
  return (
    <DeliveryBox
      icon={Package}
      title={t('logistics.notShipped')}
      text={t('logistics.notShippedText')}
    />
  );
}

// Needed only for shipped orders, and its data loads later anyway.
const DeliveryPanel = lazyPart(() => import('./delivery-panel.tsx'), 'DeliveryPanel');

interface PartCardProps {
  part: OrderPart;
  /** identity of a visitor; null for a signed-in shopper */
  identity: string | null;
  /** the shopper has deleted it */
  isDeleted?: boolean;
  /** actions, the main one last */
  actions?: Elements;
}

/** A merchant's part of an order: items, delivery and actions. */
export function PartCard({ part, identity, isDeleted = false, actions }: PartCardProps) {
  const { t } = useTranslation();
  const state = stateOf(part);
  const nameId = useId();
  const { tone, label } = ORDER_STATES[state];
  return (
    <article className="card" aria-labelledby={nameId}>
      <header className={styles.head}>
        <StoreAvatar merId={part.merId} name={part.merName} size={32} />
        <div className={styles.who}>
          <h2 id={nameId} className={styles.store}>
            <Link className="row" to={paths.store(part.merId)}>
              <span>{part.merName}</span>
              <Icon as={ChevronRight} size={14} />
            </Link>
          </h2>
          <div className={`${styles.number} num`}>{t('order.number', { no: part.orderNo })}</div>
        </div>
        <StateTag tone={tone}>{label(t)}</StateTag>
      </header>
      <div className={styles.body}>
        <ul className={styles.lines}>
          {part.lines.map((line) => (
            <OrderLineRow key={line.id} line={line} />
          ))}
        </ul>
        {isDeleted && <Note>{t('order.deleted')}</Note>}
        {isShipped(part) && !isDeleted && (
          <div id={`parcel-${part.orderNo}`}>
            <LazyBoundary ssr showErrorOnFailure fallback={<DeliveryLoading />}>
              <ItemName value={nameId}>
                <DeliveryPanel orderNo={part.orderNo} identity={identity} />
              </ItemName>
            </LazyBoundary>
          </div>
        )}
        {state === 'toShip' && <NotShipped />}
      </div>
      <footer className={styles.foot}>
        <span className={styles.total}>
          <span>{t('order.storeTotal')}</span>
          <b className="num">
            <Amount of={part.payPrice} />
          </b>
        </span>
        <ItemName value={nameId}>{actions}</ItemName>
      </footer>
    </article>
  );
}
