import {
  collectAgain,
  collectedProducts,
  collectProducts,
  deleteCollected,
  followedMerchants,
  followMerchant,
  uncollectProduct,
  unfollowMerchant,
} from '../market/collect.ts';
import { pageOf } from '../market/paging.ts';
import { currentPrice } from '../market/prices.ts';
import { type HandlersOf, shopper } from './types.ts';
import { merchantName, money, pageWith, stamp, wireOf } from './wire.ts';

type Ids =
  | 'collectProductList'
  | 'collectProductAdd'
  | 'collectProductBatch'
  | 'collectProductDelete'
  | 'collectProductCancel'
  | 'collectMerchantList'
  | 'collectMerchantAdd'
  | 'collectMerchantCancel';

export const collectHandlers: HandlersOf<Ids> = {
  collectProductList: (ask) => {
    const { text, picture } = wireOf(ask);
    return pageWith(
      pageOf(collectedProducts(ask.market, shopper(ask).id), ask.query.page, ask.query.limit),
      ({ id, product, createTime }) => ({
        id,
        productId: product.id,
        createTime: stamp(createTime),
        storeName: text(product.name),
        image: picture(product.pictures[0] ?? ''),
        price: money(currentPrice(ask.market, product.id, product.price)),
      }),
    );
  },
  collectProductAdd: (ask) => {
    collectProducts(ask.market, shopper(ask).id, [ask.body.id]);
    return null;
  },
  collectProductBatch: (ask) => {
    collectAgain(ask.market, shopper(ask).id, ask.body.id);
    return null;
  },
  collectProductDelete: (ask) => {
    const rows = ask.body.ids.split(',').filter(Boolean);
    deleteCollected(ask.market, shopper(ask).id, rows.map(Number));
    return null;
  },
  collectProductCancel: (ask) => {
    uncollectProduct(ask.market, shopper(ask).id, ask.params.proId);
    return null;
  },
  collectMerchantList: (ask) => {
    const wire = wireOf(ask);
    const { id: uid } = shopper(ask);
    return pageWith(
      pageOf(followedMerchants(ask.market, uid), ask.query.page, ask.query.limit),
      ({ merchant, createTime }) => ({
        uid,
        merId: merchant.id,
        merName: merchantName(merchant, wire),
        merAvatar: wire.picture(merchant.avatar),
        createTime: stamp(createTime),
      }),
    );
  },
  collectMerchantAdd: (ask) => {
    followMerchant(ask.market, shopper(ask).id, ask.params.id);
    return null;
  },
  collectMerchantCancel: (ask) => {
    unfollowMerchant(ask.market, shopper(ask).id, ask.params.id);
    return null;
  },
};
