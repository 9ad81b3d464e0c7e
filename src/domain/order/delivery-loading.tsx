import { Truck } from 'lucide';
import { Skeleton } from '#/ui/skeleton.tsx';
import { DeliveryBox } from './delivery-box.tsx';

/** Placeholder of the delivery. */
export const DeliveryLoading = () => (
  <DeliveryBox icon={Truck} title={<Skeleton width={180} height={20} />}>
    <div aria-busy>
      <Skeleton height={64} />
    </div>
  </DeliveryBox>
);
