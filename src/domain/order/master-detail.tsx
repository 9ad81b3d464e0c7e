import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useMasterOrderDetailSuspense } from '../../../generated/client/order/order.ts';
import type { MasterOrderDetail } from '../../../generated/model/masterOrderDetail.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/link.tsx';
import { StateTag } from '../../ui/tag.tsx';
import { BuyAgainButton } from './buy-again-button.tsx';
import { CancelOrderButton } from './cancel-order-button.tsx';
import { Countdown } from './countdown.tsx';
import { DetailAmounts } from './detail-amounts.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailGoods } from './detail-goods.tsx';
import { DetailReceiver } from './detail-receiver.tsx';
import { OrderDetail } from './order-detail.tsx';
import { masterStateOf, masterStepOf, ORDER_STATES, stateOf } from './order-state.ts';
import { PayOrderButton } from './pay-order-button.tsx';
import { StatePanel } from './state-panel.tsx';
import { useDeadline } from './use-deadline.ts';

/** The page of what one checkout produced. */
export function MasterDetail({ orderNo }: { orderNo: string }) {
  const { data, error, refetch } = useMasterOrderDetailSuspense(orderNo);
  const { end, over } = useDeadline(data.paid ? null : data.cancelTime, () => void refetch());
  // The backend no longer knows an order once it is cancelled, while this page still does.
  const gone = !data.paid && error?.kind === 'answer';
  const order = gone ? { ...data, isCancel: true } : data;
  const payable = !order.paid && !order.isCancel;

  const groups = order.orderList.map((part) => ({
    key: part.orderNo,
    merId: part.merId,
    store: part.merName,
    lines: part.orderInfoList,
    tail: part.paid && <PartState part={part} />,
  }));
  const aside = (
    <>
      <DetailAmounts order={order} />
      <DetailReceiver order={order} />
      <DetailFacts {...order} message={order.mark} />
    </>
  );
  const panel = <Panel order={order} over={over} end={payable ? end : null} />;
  return (
    <OrderDetail
      orderNo={orderNo}
      panel={panel}
      goods={<DetailGoods groups={groups} />}
      aside={aside}
    />
  );
}

function PartState({ part }: { part: MasterOrderDetail['orderList'][number] }) {
  const { t } = useTranslation();
  const { tone, word } = ORDER_STATES[stateOf(part)];
  return (
    <>
      <StateTag tone={tone}>{word(t)}</StateTag>
      <Link className="link" to={paths.order(part.orderNo)}>
        {t('order.view')}
        <span className="sr"> {part.merName}</span>
      </Link>
    </>
  );
}

function Panel({
  order,
  over,
  end,
}: {
  order: MasterOrderDetail;
  over: boolean;
  end: Date | null;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const state = masterStateOf(order);
  const unpaidActions = !over && (
    <>
      <PayOrderButton orderNo={order.orderNo} payType={order.payType} amount={order.payPrice} />
      <CancelOrderButton
        orderNo={order.orderNo}
        onCancelled={() => void navigate(paths.orders('toPay'))}
      />
    </>
  );
  return (
    <StatePanel
      state={state}
      step={masterStepOf(order)}
      next={state === 'cancelled' && over ? t('order.autoCancelled') : undefined}
      orderNo={order.orderNo}
      amountLabel={order.paid ? t('order.paidAmount') : t('checkout.amountDue')}
      amount={order.payPrice}
      countdown={end && <Countdown end={end} />}
      actions={
        state === 'toPay' ? (
          unpaidActions
        ) : (
          <BuyAgainButton lines={order.orderList.flatMap((part) => part.orderInfoList)} />
        )
      }
    />
  );
}
