import { useTranslation } from 'react-i18next';
import { useCartReselect } from '../../../generated/client/cart/cart.ts';
import { useProductSkuDetail } from '../../../generated/client/product/product.ts';
import type { CartLine } from '../../../generated/model/cartLine.ts';
import type { ProductSkuDetail } from '../../../generated/model/productSkuDetail.ts';
import { mostPieces } from '../../features/cart/lines.ts';
import { Part } from '../../features/part/part.tsx';
import { srcFor } from '../../features/picture/src-for.ts';
import { useMoney } from '../../features/shop/money.tsx';
import { attempt } from '../../features/sign-in/attempt.ts';
import { SkuPicker } from '../../features/sku-picker/sku-picker.tsx';
import { useSkuPicker } from '../../features/sku-picker/use-sku-picker.ts';
import { showToast } from '../../features/toasts/store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface ReselectProps {
  line: CartLine;
  onClose: () => void;
}

/** Another option of the same product, for a line that is in the cart already. */
export function ReselectDialog({ line, onClose }: ReselectProps) {
  const { t } = useTranslation();
  const detail = useProductSkuDetail(line.productId);
  return (
    <Dialog open size="md" title={t('goods.chooseOption')} closeLabel={t('common.close')} onClose={onClose}>
      <Part query={detail} loading={<Skeleton height={180} />}>
        {(data) => <ReselectForm line={line} detail={data} onClose={onClose} />}
      </Part>
    </Dialog>
  );
}

function ReselectForm({ line, detail, onClose }: ReselectProps & { detail: ProductSkuDetail }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { table, choice, sku, choose } = useSkuPicker(detail, line.attrId);
  const reselect = useCartReselect();
  const possible = sku !== null && sku.stock > 0;

  async function save() {
    if (!possible || reselect.isPending) return;
    if (sku.id === line.attrId) return onClose();
    const num = Math.min(line.cartNum, mostPieces(sku));
    await attempt(async () => {
      await reselect.mutateAsync({ data: { id: line.id, num, productId: line.productId, unique: sku.id } });
      showToast('ok', t('cart.optionChanged'));
      onClose();
    });
  }

  return (
    <>
      <div className="cart-goods">
        <span className="cart-pic">
          <Picture srcFor={srcFor(sku?.image || line.image)} alt="" width={80} height={80} />
        </span>
        <div>
          <b className="cart-goods__name">{line.storeName}</b>
          {sku && <Price parts={money.parts(sku.price)} size={20} tone={possible ? 'red' : 'off'} />}
          <small className="muted">{possible ? t('goods.inStock', { n: sku.stock }) : t('goods.soldOut')}</small>
        </div>
      </div>
      <SkuPicker table={table} choice={choice} onChoose={choose} />
      <div className="dialog__acts">
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button kind="primary" disabled={!possible} busy={reselect.isPending} onClick={() => void save()}>
          {t('common.ok')}
        </Button>
      </div>
    </>
  );
}
