import { useTranslation } from '#/i18n/use-translation.ts';
import type { Sku } from '#generated/model/sku.ts';
import { useMoney } from '#/shared/shop/money.tsx';
import { announce } from '#/ui/announce.ts';

/**
 * Announces price and stock of a sku that the shopper has selected.
 * @param soldOut said of one without stock; empty if something else says it
 */
export function useAnnounceSku(soldOut: string): (sku: Sku) => void {
  const { t } = useTranslation();
  const { text } = useMoney();
  return ({ price, stock }) => {
    const stockText = stock > 0 ? t('goods.inStock', { n: stock }) : soldOut;
    announce('option', `${t('a11y.priceNow', { price: text(price) })}\n${stockText}`);
  };
}
