import { foldText } from './search-text.ts';
import { isOpen } from './stores.ts';
import type { Market } from './context.ts';
import type { Lang, Merchant, MerchantCategory, MerchantType } from './model.ts';

export interface MerchantQuery {
  lang: Lang;
  keywords?: string | undefined;
  categoryId?: number | undefined;
  typeId?: number | undefined;
  isSelf?: boolean | undefined;
}

/** Recommended stores first. */
export function merchantStreet(market: Market): Merchant[] {
  return openMerchants(market).sort(
    (a, b) => Number(b.isRecommend) - Number(a.isRecommend) || b.sort - a.sort || b.id - a.id,
  );
}

/** Most stars first. */
export function searchMerchants(market: Market, query: MerchantQuery): Merchant[] {
  const { categoryId, typeId, isSelf } = query;
  return openMerchants(market)
    .filter((merchant) => !categoryId || merchant.categoryId === categoryId)
    .filter((merchant) => !typeId || merchant.typeId === typeId)
    .filter((merchant) => isSelf === undefined || merchant.isSelf === isSelf)
    .filter((merchant) => named(merchant, query))
    .sort((a, b) => b.starLevel - a.starLevel || b.sort - a.sort || b.id - a.id);
}

export function merchantTypes(market: Market): MerchantType[] {
  return [...market.catalogue.merchantTypes].sort((a, b) => b.id - a.id);
}

export function merchantCategories(market: Market): MerchantCategory[] {
  return [...market.catalogue.merchantCategories].sort((a, b) => b.id - a.id);
}

function openMerchants(market: Market): Merchant[] {
  return market.catalogue.merchants.filter((merchant) => isOpen(market, merchant));
}

/** Part of the name, or exactly one of the store's keywords. */
function named(merchant: Merchant, { keywords, lang }: MerchantQuery): boolean {
  const wanted = foldText(keywords ?? '');
  if (!wanted) return true;
  const names = [merchant.name[lang], merchant.name['zh-CN'], merchant.name.en];
  if (names.some((name) => foldText(name).includes(wanted))) return true;
  return merchant.keywords.some((keyword) => foldText(keyword) === wanted);
}
