import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MerchantOrders, UnpaidOrders } from '../../domain/order/order-list.tsx';
import { OrderTabLinks } from '../../domain/order/order-tab-links.tsx';
import { readOrderTab } from '../../domain/order/order-tabs.ts';
import { useVisit } from '../../router/router.tsx';
import './order-list-page.css';

export default function OrderListPage() {
  const { t } = useTranslation();
  const { search } = useVisit();
  const { tab, page } = readOrderTab(search);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <div className="card orders-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('nav.myOrders')}
        </h1>
        <OrderTabLinks tab={tab} />
      </div>
      {tab === 'toPay' ? (
        <UnpaidOrders page={page} onCancelled={() => heading.current?.focus()} />
      ) : (
        <MerchantOrders key={tab} tab={tab} page={page} />
      )}
    </>
  );
}
