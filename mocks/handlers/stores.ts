import type { Market } from '../market/context.ts';
import { merchantStreet, searchMerchants } from '../market/merchant-queries.ts';
import type { Merchant } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { storeHighlights } from '../market/product-queries.ts';
import type { HandlersOf } from './types.ts';
import { pageWith, storeProduct, type Wire, wireOf } from './wire.ts';

const HIGHLIGHTS = 3;

const card = (market: Market, merchant: Merchant, wire: Wire) => ({
  id: merchant.id,
  name: wire.text(merchant.name),
  categoryId: merchant.categoryId,
  typeId: merchant.typeId,
  isSelf: merchant.isSelf,
  backImage: wire.picture(merchant.backImage),
  avatar: wire.picture(merchant.avatar),
  streetBackImage: wire.picture(merchant.streetBackImage),
  starLevel: merchant.starLevel,
  proList: storeHighlights(market, merchant.id, HIGHLIGHTS).map((product) =>
    storeProduct(market, product, wire),
  ),
});

export const storesHandlers: HandlersOf<'merchantSearch' | 'merchantStreet'> = {
  merchantSearch: ({ query, ...ask }) =>
    pageWith(
      pageOf(searchMerchants(ask.market, { ...query, lang: ask.lang }), query.page, query.limit),
      (merchant) => card(ask.market, merchant, wireOf(ask)),
    ),
  merchantStreet: ({ query, ...ask }) =>
    pageWith(pageOf(merchantStreet(ask.market), query.page, query.limit), (merchant) =>
      card(ask.market, merchant, wireOf(ask)),
    ),
};
