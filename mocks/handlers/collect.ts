import { collectProducts, followMerchant, uncollectProduct, unfollowMerchant } from '../market/collect.ts';
import { type HandlersOf, shopper } from './types.ts';

type Ids = 'collectProductAdd' | 'collectProductCancel' | 'collectMerchantAdd' | 'collectMerchantCancel';

export const collectHandlers: HandlersOf<Ids> = {
  collectProductAdd: (ask) => {
    collectProducts(ask.market, shopper(ask).id, [ask.body.id]);
    return null;
  },
  collectProductCancel: (ask) => {
    uncollectProduct(ask.market, shopper(ask).id, ask.params.proId);
    return null;
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
