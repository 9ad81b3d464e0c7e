import { Truck } from 'lucide-react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryBox } from './delivery-box.tsx';

/** Placeholder until it is known how a shipped order travels. */
export const DeliveryLoading = () => (
  <DeliveryBox icon={Truck} title={<Skeleton width={180} height={20} />}>
    <div aria-busy>
      <Skeleton height={64} />
    </div>
  </DeliveryBox>
);
