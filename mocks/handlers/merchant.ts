import { storeCategoryTree } from '../market/category-queries.ts';
import { followerCount, isFollowed } from '../market/collect.ts';
import { merchantOf } from '../market/lookups.ts';
import { merchantCategories, merchantTypes } from '../market/merchant-queries.ts';
import type { Merchant } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { listStoreProducts } from '../market/product-queries.ts';
import { openStore } from '../market/stores.ts';
import type { HandlersOf } from './types.ts';
import { categoryNode, pageWith, productCard, productQuery, stamp, wireOf } from './wire.ts';

type Ids =
  | 'merchantTypes'
  | 'merchantCategories'
  | 'merchantIndex'
  | 'merchantDetail'
  | 'merchantService'
  | 'storeCategories'
  | 'storeProducts';

/** The known backend sends the id of the store's settings in place of the merchant's; a page must not rely on it. */
const settingsId = (merchant: Merchant): number => 5000 + merchant.id;

const service = ({
  serviceType,
  serviceLink,
  servicePhone,
  serviceMessage,
  serviceEmail,
}: Merchant) => ({ serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail });

export const merchantHandlers: HandlersOf<Ids> = {
  merchantTypes: (ask) =>
    merchantTypes(ask.market).map(({ id, name, info }) => ({
      id,
      name: wireOf(ask).text(name),
      info: wireOf(ask).text(info),
    })),
  merchantCategories: (ask) =>
    merchantCategories(ask.market).map(({ id, name, handlingFee }) => ({
      id,
      name: wireOf(ask).text(name),
      handlingFee,
    })),
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
  storeCategories: (ask) =>
    storeCategoryTree(ask.market, ask.params.id).map((tree) => categoryNode(wireOf(ask), tree)),
  storeProducts: ({ query, ...ask }) =>
    pageWith(
      pageOf(
        listStoreProducts(ask.market, query.merId, productQuery(query, ask.lang)),
        query.page,
        query.limit,
      ),
      (product) => productCard(ask.market, product, wireOf(ask)),
    ),
};
