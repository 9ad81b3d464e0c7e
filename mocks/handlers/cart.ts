import {
  addToCart,
  countCart,
  listCart,
  removeLines,
  reselect,
  setQuantity,
} from '../market/cart.ts';
import { currentPrice } from '../market/prices.ts';
import { type HandlersOf, shopper } from './types.ts';
import { money, skuText, wireOf } from './wire.ts';

type Ids =
  'cartList' | 'cartSave' | 'cartSetQuantity' | 'cartDelete' | 'cartReselect' | 'cartCount';

export const cartHandlers: HandlersOf<Ids> = {
  cartList: (ask) => {
    const wire = wireOf(ask);
    return listCart(ask.market, shopper(ask).id, ask.query.isValid).map(({ merchant, lines }) => ({
      merId: merchant.id,
      merName: wire.text(merchant.name),
      cartInfoList: lines.map(({ line, product, sku, stock, available }) => ({
        id: line.id,
        productId: product.id,
        productAttrUnique: null,
        cartNum: line.quantity,
        image: wire.picture(sku?.image || product.pictures[0] || ''),
        storeName: wire.text(product.name),
        attrId: sku?.id ?? null,
        suk: sku && skuText(product, sku, wire),
        price: sku && money(currentPrice(ask.market, product.id, sku.price)),
        attrStatus: available,
        stock,
      })),
    }));
  },
  cartSave: (ask) => {
    addToCart(
      ask.market,
      shopper(ask).id,
      ask.body.map(({ productId, productAttrUnique, cartNum }) => ({
        productId,
        skuId: productAttrUnique,
        quantity: cartNum,
      })),
    );
    return null;
  },
  cartSetQuantity: (ask) => {
    setQuantity(ask.market, shopper(ask).id, ask.body.id, ask.body.number);
    return null;
  },
  cartDelete: (ask) => {
    removeLines(ask.market, shopper(ask).id, ask.body.ids);
    return null;
  },
  cartReselect: (ask) => {
    const { id, num, productId, unique } = ask.body;
    reselect(ask.market, shopper(ask).id, id, { productId, skuId: unique, quantity: num });
    return true;
  },
  cartCount: (ask) => ({
    count: countCart(ask.market, shopper(ask).id, ask.query.type, ask.query.numType),
  }),
};
