import { useTranslation } from 'react-i18next';
import { useProductDetailSuspense } from '../../../generated/client/product/product.ts';
import { Crumbs } from '../../features/head/crumbs.tsx';
import { Lower } from '../../features/part/lower.tsx';
import { SkuPicker } from '../../features/sku-picker/sku-picker.tsx';
import { paths } from '../../lib/paths.ts';
import { useVisit } from '../../router/router.tsx';
import { Below } from './below.tsx';
import { BuyActions } from './buy-actions.tsx';
import { Gallery } from './gallery.tsx';
import { GoodsHead } from './goods-head.tsx';
import { Guarantees } from './guarantees.tsx';
import { PricePanel } from './price-panel.tsx';
import { QuantityRow } from './quantity-row.tsx';
import { useBuying } from './use-buying.ts';
import { useGoods } from './use-goods.ts';
import './goods-page.css';

export default function GoodsPage() {
  const { t } = useTranslation();
  const { params } = useVisit();
  const { data: detail } = useProductDetailSuspense(Number(params.id));
  const goods = useGoods(detail);
  const { productInfo: product } = detail;
  const { sku } = goods;
  const buying = useBuying(product.id, sku, goods.quantity);
  const { price, otPrice } = sku ?? product;
  return (
    <div className="wrap goods-page">
      <GoodsHead detail={detail} />
      <Crumbs items={[{ label: t('nav.home'), to: paths.home() }, { label: product.storeName }]} />
      <section className="card buy" aria-label={product.storeName}>
        <Gallery pictures={goods.pictures} at={goods.at} onShow={goods.show} name={product.storeName} />
        <div>
          <h1>{product.storeName}</h1>
          {product.storeInfo && <p className="buy__intro">{product.storeInfo}</p>}
          <PricePanel product={product} price={price} otPrice={otPrice} />
          <SkuPicker table={goods.table} choice={goods.choice} onChoose={goods.pick} />
          <QuantityRow value={goods.quantity} max={goods.most} stock={sku?.stock ?? 0} onChange={goods.setQuantity} />
          <BuyActions detail={detail} buying={buying} />
          <Guarantees guarantees={detail.guaranteeList} />
        </div>
      </section>
      <Lower>
        <Below detail={detail} price={price} buying={buying} />
      </Lower>
    </div>
  );
}
