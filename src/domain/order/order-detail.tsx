import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '../../features/head/crumbs.tsx';
import { paths } from '../../lib/paths.ts';
import './order-detail.css';

interface OrderDetailProps {
  orderNo: string;
  panel: ReactNode;
  goods: ReactNode;
  /** cards of the right column */
  aside: ReactNode;
}

/** Where the parts of an order's page stand. */
export function OrderDetail({ orderNo, panel, goods, aside }: OrderDetailProps) {
  const { t } = useTranslation();
  const crumbs = [
    { label: t('nav.home'), to: paths.home() },
    { label: t('nav.myOrders'), to: paths.orders() },
    { label: orderNo },
  ];
  return (
    <div className="wrap">
      <Crumbs items={crumbs} />
      <div className="order-detail">
        {panel}
        {goods}
        <div className="order-detail__aside">{aside}</div>
      </div>
    </div>
  );
}
