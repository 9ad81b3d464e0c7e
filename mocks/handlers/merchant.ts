import { storeCategoryTree } from '../market/category-queries.ts';
import { followerCount, isFollowed } from '../market/collect.ts';
import { merchantOf } from '../market/lookups.ts';
import { merchantCategories, merchantStreet, merchantTypes, searchMerchants } from '../market/merchant-queries.ts';
import type { Market } from '../market/market.ts';
import type { Merchant } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { listStoreProducts, storeHighlights } from '../market/product-queries.ts';
import { openStore } from '../market/stores.ts';
import type { HandlersOf } from './types.ts';
import { categoryNode, pageWith, productCard, productQuery, stamp, storeProduct, type Wire, wireOf } from './wire.ts';

type Ids =
  | 'merchantSearch'
  | 'merchantStreet'
  | 'merchantTypes'
  | 'merchantCategories'
  | 'merchantIndex'
  | 'merchantDetail'
  | 'merchantService'
  | 'storeCategories'
  | 'storeProducts';

const HIGHLIGHTS = 3;

/** The known backend sends the id of the store's settings in place of the merchant's; a page must not rely on it. */
const settingsId = (merchant: Merchant): number => 5000 + merchant.id;

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
  proList: storeHighlights(market, merchant.id, HIGHLIGHTS).map((product) => storeProduct(market, product, wire)),
});

const service = ({ serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail }: Merchant) => ({ serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail });

export const merchantHandlers: HandlersOf<Ids> = {
  merchantSearch: ({ query, ...ask }) =>
    pageWith(pageOf(searchMerchants(ask.market, { ...query, lang: ask.lang }), query.page, query.limit), (merchant) => card(ask.market, merchant, wireOf(ask))),
  merchantStreet: ({ query, ...ask }) => pageWith(pageOf(merchantStreet(ask.market), query.page, query.limit), (merchant) => card(ask.market, merchant, wireOf(ask))),
  merchantTypes: (ask) => merchantTypes(ask.market).map(({ id, name, info }) => ({ id, name: wireOf(ask).text(name), info: wireOf(ask).text(info) })),
  merchantCategories: (ask) => merchantCategories(ask.market).map(({ id, name, handlingFee }) => ({ id, name: wireOf(ask).text(name), handlingFee })),
  merchantIndex: (ask) => {
    const wire = wireOf(ask);
    const merchant = openStore(ask.market, ask.params.id);
    return {
      id: settingsId(merchant),
      name: wire.text(merchant.name),
      avatar: wire.picture(merchant.avatar),
      backImage: wire.picture(merchant.backImage),
      pcBackImage: wire.picture(merchant.pcBackImage),
      categoryId: merchant.categoryId,
      typeId: merchant.typeId,
      starLevel: merchant.starLevel,
      isSelf: merchant.isSelf,
      isCollect: ask.user !== null && isFollowed(ask.market, ask.user.id, merchant.id),
      ...service(merchant),
      pcBanner: JSON.stringify(merchant.pcBanner.map(wire.picture)),
    };
  },
  merchantDetail: (ask) => {
    const wire = wireOf(ask);
    const merchant = openStore(ask.market, ask.params.id);
    return {
      id: settingsId(merchant),
      realName: merchant.realName,
      email: merchant.email,
      phone: merchant.phone,
      address: wire.text(merchant.address),
      qualificationPicture: JSON.stringify(merchant.qualificationPictures.map(wire.picture)),
      intro: wire.text(merchant.intro),
      createTime: stamp(merchant.createTime),
      collectNum: followerCount(ask.market, merchant.id),
    };
  },
  merchantService: ({ market, params }) => service(merchantOf(market, params.id)),
  storeCategories: (ask) => storeCategoryTree(ask.market, ask.params.id).map((tree) => categoryNode(wireOf(ask), tree)),
  storeProducts: ({ query, ...ask }) =>
    pageWith(pageOf(listStoreProducts(ask.market, query.merId, productQuery(query, ask.lang)), query.page, query.limit), (product) => productCard(ask.market, product, wireOf(ask))),
};
