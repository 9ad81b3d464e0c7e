import { useTranslation } from '#/i18n/use-translation.ts';
import { useProductDetail } from '#generated/client/product/product.ts';
import { paths } from '#/lib/paths.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { Link } from '#/ui/link.tsx';
import { Picture } from '#/ui/picture.tsx';
import { Price } from '#/ui/price.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import * as styles from './coupon-products-dialog.module.css';

/** A longer list means a product group; some examples are enough. */
const MAX_PRODUCTS = 20;

interface CouponProductsDialogProps {
  name: string;
  productIds: readonly number[];
  onClose: () => void;
}

/** The products of a coupon. */
export function CouponProductsDialog({ name, productIds, onClose }: CouponProductsDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      size="md"
      title={t('coupons.goodsOf', { name })}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <ul className={styles.root}>
        {productIds.slice(0, MAX_PRODUCTS).map((id) => (
          <CouponProducts key={id} id={id} />
        ))}
      </ul>
    </Dialog>
  );
}

/** A product; renders nothing if it is not sold any more. */
function CouponProducts({ id }: { id: number }) {
  const money = useMoney();
  const { data, isError } = useProductDetail(id, { query: { retry: false } });
  if (isError) return null;
  if (!data)
    return (
      <li>
        <Skeleton height={64} radius={8} />
      </li>
    );
  const { image, storeName, price } = data.productInfo;
  return (
    <li>
      <Link className={styles.row} to={paths.product(id)}>
        <Picture srcFor={srcFor(image)} alt="" width={64} height={64} />
        <span className="clip-2">{storeName}</span>
        <Price parts={money.parts(price)} />
      </Link>
    </li>
  );
}
