import { useTranslation } from 'react-i18next';
import { useProductDetail, useProductList } from '#generated/client/product/product.ts';
import { paths } from '#/lib/paths.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { kindOf } from '#/lib/kind-of.ts';

interface SoldOutLinkProps {
  productId: number;
  name: string;
}

/** Link from a sold-out product to similar ones, or to its store. */
export function SoldOutLink({ productId, name }: SoldOutLinkProps) {
  const { t } = useTranslation();
  const kind = kindOf(name);
  const found = useProductList({ keyword: kind, page: 1, limit: 2 });
  const alone = found.isError || (found.data !== undefined && found.data.total < 2);
  const { data: detail } = useProductDetail(productId, { query: { enabled: alone } });
  if (!alone || !detail)
    return (
      <ButtonLink size="sm" block to={paths.search({ title: kind })}>
        {t('wish.similar')}
      </ButtonLink>
    );
  return (
    <ButtonLink size="sm" block to={paths.store(detail.productInfo.merId)}>
      {t('wish.moreOfStore')}
    </ButtonLink>
  );
}
