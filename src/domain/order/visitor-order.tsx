import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import {
  useVisitorMasterOrderDetail,
  useVisitorOrderDetail,
} from '#generated/client/order/order.ts';
import { isApiError } from '#/api/error.ts';
import { ContactStoreLink } from '#/domain/merchant/contact-store-link.tsx';
import { LoadError } from '#/shared/async/load-error.tsx';
import { Note } from '#/ui/note.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { LookUpForm } from './look-up-form.tsx';
import { isMasterNumber } from './order-address.ts';
import { OrderDetail } from './order-detail.tsx';
import { type OrderView, viewOfMaster, viewOfMerchantOrder } from './order-view.ts';
import { PartCard } from './part-card.tsx';
import { StatePanel } from './state-panel.tsx';

interface VisitorOrderProps {
  orderNo: string;
  identity: string;
}

/** Read-only order, looked up by number and identity, for guests and members. */
export function VisitorOrder({ orderNo, identity }: VisitorOrderProps) {
  const { order, error, isFetching, refetch } = useVisitorOrder(orderNo, identity);
  const [hasForm, setHasForm] = useState(false);
  const isRefused = isApiError(error) && error.kind === 'answer' && Boolean(error.message);
  // While it looks an order up it stays, with what is typed meanwhile.
  const showsForm = !order && (!orderNo || !identity || isRefused || (hasForm && !error));
  if (showsForm !== hasForm) setHasForm(showsForm);
  if (order) return <ReadOnlyOrder order={order} identity={identity} />;
  // A wrong number and a wrong identity have the same message, which reveals nothing about orders.
  if (showsForm)
    return (
      <LookUpForm
        orderNo={orderNo}
        identity={identity}
        busy={isFetching}
        onRepeat={isRefused ? refetch : undefined}
      />
    );
  if (!error) return <Skeleton height={480} radius={12} />;
  return <LoadError error={error} busy={isFetching} onRetry={refetch} />;
}

function useVisitorOrder(orderNo: string, identity: string) {
  const isKnown = orderNo !== '' && identity !== '';
  const isMaster = isMasterNumber(orderNo);
  const params = { orderNo, identity };
  // Removed from the cache when the page is left.
  const options = (enabled: boolean) => ({ query: { enabled, gcTime: 0 } });
  const master = useVisitorMasterOrderDetail(params, options(isKnown && isMaster));
  const part = useVisitorOrderDetail(params, options(isKnown && !isMaster));
  const { error, isFetching, refetch } = isMaster ? master : part;
  const order: OrderView | undefined =
    (master.data && viewOfMaster(master.data)) ?? (part.data && viewOfMerchantOrder(part.data));
  return { order, error, isFetching, refetch: () => void refetch() };
}

function ReadOnlyOrder({ order, identity }: { order: OrderView; identity: string }) {
  const { t } = useTranslation();
  return (
    <OrderDetail
      order={order}
      panel={<StatePanel order={order} />}
      parts={order.parts.map((part) => (
        <PartCard
          key={part.orderNo}
          part={part}
          identity={identity}
          actions={<ContactStoreLink merId={part.merId} />}
        />
      ))}
      help={<Note>{t('order.lookUpReadOnly')}</Note>}
    />
  );
}
