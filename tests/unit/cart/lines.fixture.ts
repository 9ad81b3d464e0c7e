import type { CartLine } from '#generated/model/cartLine.ts';

export const line = (id: number, more: Partial<CartLine> = {}): CartLine => ({
  id,
  productId: id * 10,
  productAttrUnique: null,
  cartNum: 1,
  image: '',
  storeName: `Goods ${id}`,
  attrId: id * 100,
  suk: 'Red,M',
  price: '10.00',
  attrStatus: true,
  stock: 20,
  ...more,
});
