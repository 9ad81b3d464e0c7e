/** Data of other shops. */
import { emptyState } from '#mocks/market/empty-state.ts';
import { type Market, nextId } from '#mocks/market/context.ts';
import type { Product, Text } from '#mocks/market/model.ts';
import { LANGS } from '#mocks/market/model.ts';

const inAllLanguages = (text: string, isTranslated = false): Text =>
  Object.fromEntries(LANGS.map((lang) => [lang, isTranslated ? `${text} ${lang}` : text])) as Text;
/** Replaces the catalogue, which rules of the market index by identity. */
function changeCatalogue(market: Market, change: Partial<Market['catalogue']>): void {
  market.catalogue = { ...market.catalogue, ...change };
}

/** One store with three products of one sku, and nothing else. */
export function smallShop(market: Market): void {
  const { catalogue } = market;
  const [store] = catalogue.merchants;
  const products = catalogue.products
    .filter(({ merId, onShelf }) => merId === store?.id && onShelf)
    .slice(0, 3)
    .map((product): Product => {
      const [sku] = product.skus;
      return sku
        ? {
            ...product,
            attributes: [],
            skus: [{ ...sku, choice: [], price: product.price, otPrice: product.otPrice }],
          }
        : product;
    });
  const leaves = new Set(products.map(({ categoryId }) => categoryId));
  const kept = catalogue.categories.filter(({ id }) => leaves.has(id));
  const above = catalogue.categories.filter(
    ({ id }) =>
      kept.some(({ pid }) => pid === id) ||
      catalogue.categories.some(
        ({ pid, id: child }) => pid === id && kept.some((leaf) => leaf.pid === child),
      ),
  );
  changeCatalogue(market, {
    merchants: store ? [store] : [],
    products,
    categories: [...above, ...kept],
    coupons: [],
    activities: [],
    reviews: [],
    site: { ...catalogue.site, homeBanners: [], adverts: [], hotKeywords: [] },
  });
  newMember(market);
}

/** Every product is in the last category of the shop, and in none of its store. */
export function emptyCategories(market: Market): void {
  const { catalogue } = market;
  const categoryId = catalogue.products.at(-1)?.categoryId ?? 0;
  changeCatalogue(market, {
    products: catalogue.products.map((one) => ({ ...one, categoryId, storeCategoryIds: [] })),
  });
}

/** French as it is printed, and names that look like something else. */
const NAMES = [
  'Nestlé®',
  'Thé « Éé\u00A0» à\u00A0la menthe\u00A0!',
  'Nestlé®\u00A0: l’été…»',
  'Set {A}',
  'shop.example.com',
  'MAÇÃ®',
  'Garçon\u00A0: 50 %d’avance, 20\u00A0°C',
  'ถ้วยชา น้ำ',
  'ຖ້ວຍຊາ',
  '𠮷野家 茶杯',
  'null & void',
  'a.b.c',
] as const;

export function namesOfOthers({ catalogue }: Market): void {
  catalogue.products.forEach((product, at) => {
    product.name = inAllLanguages(`${NAMES[at % NAMES.length] ?? ''} ${at}`, true);
  });
  catalogue.merchants.forEach((store, at) => {
    store.name = inAllLanguages(`${NAMES[(at + 2) % NAMES.length] ?? ''}\u00A0»`);
  });
}

export function oddCents({ catalogue }: Market): void {
  catalogue.products.forEach((product, at) => {
    for (const one of [product, ...product.skus]) one.price += 37 + (at % 5);
    product.postage += 13;
  });
  for (const coupon of catalogue.coupons) coupon.money += 11;
}

/** Both accounts live in one house. */
export function sharedHousehold(market: Market): void {
  const { state } = market;
  const [mali, som] = state.users;
  const [first] = state.addresses;
  if (!mali || !som || !first) return;
  for (const user of [mali, som])
    Object.assign(user, { nickname: 'Phommachan', phone: '0812345678' });
  for (const user of [mali, som])
    state.addresses.push({
      ...first,
      id: nextId(market),
      userId: user.id,
      realName: 'Phommachan family',
      email: user.email ?? '',
      phone: '0812345678',
      detail: '12 Shared House Road',
      isDefault: false,
    });
}

/** A member with 3,000 orders. */
export function manyOrders(market: Market): void {
  const { state } = market;
  const orders = state.merchantOrders.slice();
  for (let copy = 1; copy * orders.length < 3000; copy += 1)
    for (const order of orders) {
      const master = state.masterOrders.find(({ no }) => no === order.masterNo);
      if (!master) continue;
      const [no, masterNo] = [`${order.no}${copy}`, `${order.masterNo}${copy}${order.id}`];
      const shift = copy * 60_000;
      for (const { skuId, quantity } of order.lines)
        state.sold[skuId] = (state.sold[skuId] ?? 0) + quantity;
      state.masterOrders.push({
        ...master,
        id: nextId(market),
        no: masterNo,
        proTotal: order.proTotal,
        postage: order.postage,
        couponFee: order.couponFee,
        payPrice: order.payPrice,
        userCouponId: 0,
        createTime: master.createTime - shift,
        payTime: master.payTime === null ? null : master.payTime - shift,
      });
      state.merchantOrders.push({
        ...order,
        id: nextId(market),
        no,
        masterNo,
        refundStatus: 0,
        createTime: order.createTime - shift,
        lines: order.lines.map((line) => ({ ...line, id: nextId(market), reviewed: false })),
      });
    }
  // Newer orders have larger ids.
  for (const rows of [state.masterOrders, state.merchantOrders])
    for (const row of rows.toSorted((one, other) => one.createTime - other.createTime))
      row.id = nextId(market);
}

export function newMember({ state }: Market): void {
  const { users, sessions, socialGrants } = state;
  Object.assign(state, emptyState(state.seed), {
    users,
    sessions,
    socialGrants,
    nextId: state.nextId,
  });
}
