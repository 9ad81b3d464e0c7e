import { MasterDetail } from '../../domain/order/master-detail.tsx';
import { MerchantDetail } from '../../domain/order/merchant-detail.tsx';
import { useVisit } from '../../router/router.tsx';

export default function OrderDetailPage() {
  const { search } = useVisit();
  const orderNo = search.get('orderNo') ?? '';
  return search.get('orderStatus') === '0' ? (
    <MasterDetail key={orderNo} orderNo={orderNo} />
  ) : (
    <MerchantDetail key={orderNo} orderNo={orderNo} />
  );
}
