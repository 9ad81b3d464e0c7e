import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductSkuDetail } from '#generated/client/product/product.ts';
import type { ProductSkuDetail } from '#generated/model/productSkuDetail.ts';
import type { Sku } from '#generated/model/sku.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog, DialogActions } from '#/ui/dialog.tsx';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { QueryBoundary } from '#/shared/async/query-boundary.tsx';
import { useMoney } from '#/shared/shop/money.tsx';
import { ProductCell } from '../product-cell.tsx';
import { buyableSkuId, readSkus } from './machine.ts';
import { SkuPicker } from './sku-picker.tsx';
import { useSkuPicker } from './use-sku-picker.ts';
import { useAnnounceSku } from './use-announce-sku.ts';
import * as styles from './sku-dialog.module.css';

interface SkuDialogProps {
  product: { productId: number; storeName: string; image: string };
  /** id of the initially selected sku; one that is sold out gives way to the nearest one with stock */
  initialSkuId: number | null;
  confirmLabel: string;
  busy: boolean;
  /** called with a sku that is in stock */
  onConfirm: (sku: Sku) => void;
  onClose: () => void;
}

/** Dialog to select a sku of a product outside of its page. */
export function SkuDialog(props: SkuDialogProps) {
  const { t } = useTranslation();
  const detail = useProductSkuDetail(props.product.productId);
  return (
    <Dialog
      open
      size="md"
      title={t('goods.chooseOption')}
      closeLabel={t('common.close')}
      onClose={props.onClose}
    >
      <QueryBoundary query={detail} loading={<Skeleton height={180} />}>
        {(data) => <SkuForm {...props} detail={data} />}
      </QueryBoundary>
    </Dialog>
  );
}

function SkuForm({
  product,
  initialSkuId,
  confirmLabel,
  busy,
  onConfirm,
  onClose,
  detail,
}: SkuDialogProps & { detail: ProductSkuDetail }) {
  const { t } = useTranslation();
  const money = useMoney();
  const [firstId] = useState(() =>
    buyableSkuId(readSkus(detail.productAttr, detail.productValue), initialSkuId),
  );
  const { table, choice, sku, choose } = useSkuPicker(detail, firstId);
  const announceSku = useAnnounceSku(t('goods.soldOut'));
  const isInStock = sku !== null && sku.stock > 0;
  function pick(index: number, value: string) {
    const next = choose(index, value);
    if (next) announceSku(next);
  }

  return (
    <>
      <ProductCell image={sku?.image || product.image}>
        <b className={styles.name}>{product.storeName}</b>
        {sku && <Price parts={money.parts(sku.price)} size={20} tone={isInStock ? 'red' : 'off'} />}
        <small className="muted">
          {isInStock ? t('goods.inStock', { n: sku.stock }) : t('goods.soldOut')}
        </small>
      </ProductCell>
      <SkuPicker table={table} choice={choice} onChoose={pick} />
      <DialogActions>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button
          kind="primary"
          disabled={!isInStock}
          busy={busy}
          onClick={() => isInStock && onConfirm(sku)}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  );
}
