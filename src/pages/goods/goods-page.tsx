import { useTranslation } from 'react-i18next';
import { useProductDetailSuspense } from '../../../generated/client/product/product.ts';
import { Later } from '../../features/part/later.tsx';
import { Lower } from '../../features/part/lower.tsx';
import { SkuPicker } from '../../features/sku-picker/sku-picker.tsx';
import { useTellStore } from '../../features/stores/use-tell-store.ts';
import { showToast } from '../../features/toasts/store.ts';
import { useRemember } from '../../features/viewed/use-remember.ts';
import { ViewedRow } from '../../features/viewed/viewed-row.tsx';
import { useVisit } from '../../router/router.tsx';
import { BelowLater } from './below-later.tsx';
import { BuyActions } from './buy-actions.tsx';
import { Gallery } from './gallery.tsx';
import { GoodsHead } from './goods-head.tsx';
import { Guarantees } from './guarantees.tsx';
import { PricePanel } from './price-panel.tsx';
import { GalleryFoot } from './gallery-foot.tsx';
import { MiniCart } from './parts.ts';
import { QuantityRow } from './quantity-row.tsx';
import { saleOf } from './sale.ts';
import { Together } from './together.tsx';
import { useBuying } from './use-buying.ts';
import { useGoods } from './use-goods.ts';
import './goods-page.css';

/** A choice draws this page anew: parts that do not follow it are `memo`. */
export default function GoodsPage() {
  const { t } = useTranslation();
  const { params } = useVisit();
  const { data: detail, error } = useProductDetailSuspense(Number(params.id));
  const goods = useGoods(detail);
  const { productInfo: product } = detail;
  const { sku } = goods;
  const sale = saleOf(detail, sku, error);
  const instead = sale === 'gone' || sale === 'out';
  const buying = useBuying({ product, sku, quantity: goods.quantity, gone: sale === 'gone' });
  const { added, forgetAdded } = buying;
  const { price, otPrice } = sku ?? product;
  useTellStore(product.merId, detail.merchantInfo.name);
  useRemember({
    id: product.id,
    image: product.image,
    storeName: product.storeName,
    price: product.price,
  });

  function sayAdded() {
    forgetAdded();
    showToast('ok', t('done.shoppingSU'));
  }

  return (
    <div className="wrap goods-page">
      <GoodsHead detail={detail} />
      <section className="card buy" aria-label={product.storeName}>
        <div>
          <Gallery {...goods.gallery} onShow={goods.show} name={product.storeName} />
          <GalleryFoot product={product} sku={goods.settled} />
        </div>
        <div>
          <h1>{product.storeName}</h1>
          {product.storeInfo && <p className="buy__intro">{product.storeInfo}</p>}
          <PricePanel product={product} price={price} otPrice={otPrice} />
          <SkuPicker
            table={goods.table}
            choice={goods.choice}
            changed={goods.changed}
            onChoose={goods.pick}
          />
          <QuantityRow
            value={goods.quantity}
            max={goods.most}
            stock={sku?.stock ?? 0}
            onChange={goods.setQuantity}
          />
          <BuyActions detail={detail} buying={buying} sale={sale} />
          <Guarantees guarantees={detail.guaranteeList} />
        </div>
      </section>
      <Lower>
        {instead && <Together productId={product.id} instead />}
        <BelowLater detail={detail} price={(goods.settled ?? product).price} buying={buying} />
        {!instead && <Together productId={product.id} instead={false} />}
        <ViewedRow except={product.id} />
      </Lower>
      {added && (
        <Later onFailed={sayAdded}>
          <MiniCart key={added.at} added={added} onClose={forgetAdded} />
        </Later>
      )}
    </div>
  );
}
