import type { ComponentProps } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { toMinor } from '#/lib/money.ts';
import { OriginalPrice, Price } from '#/ui/price.tsx';
import { useMoney } from './money.tsx';

interface ListPriceProps extends Pick<ComponentProps<typeof Price>, 'size' | 'tone' | 'className'> {
  /** decimal strings of the wire */
  product: { price: string; otPrice?: string | null | undefined };
}

/** Price of a listed product, and its original price if that is higher. Nothing without a price, which is 0 on the wire. */
export function ListPrice({ product, ...look }: ListPriceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const price = toMinor(product.price);
  const original = toMinor(product.otPrice);
  if (price === 0) return null;
  return (
    <>
      <Price
        {...look}
        parts={money.parts(price)}
        label={t('a11y.priceNow', { price: money.text(price) })}
      />
      {original > price && (
        <OriginalPrice label={t('goods.originalPrice')}>{money.text(original)}</OriginalPrice>
      )}
    </>
  );
}
