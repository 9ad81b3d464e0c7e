import type { OperationId } from '../../generated/operations.ts';
import { categoryTree } from '../market/category-queries.ts';
import type { Market } from '../market/context.ts';
import type { MobileLink } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { currentPrice } from '../market/prices.ts';
import {
  activityDetail,
  activityGoods,
  type ActivityGoods,
  homeActivities,
  homeProducts,
} from '../market/product-queries.ts';
import { shopCurrencyText } from '../market/shop-currency.ts';
import type { Ask, HandlersOf } from './types.ts';
import { money, pageWith, productCard, type Wire, wireOf } from './wire.ts';

type Ids =
  | 'homeIndex'
  | 'homeActivities'
  | 'activityDetail'
  | 'activityProducts'
  | 'hotKeywords'
  | 'homeProducts'
  | 'homeConfig'
  | 'mobileHomeIndex'
  | 'payCurrency'
  | 'colorConfig'
  | 'bottomNavigation'
  | 'imageDomain';

const FIRST_CATEGORIES = 6;
const CONTACT = {
  consumerType: 'hotline',
  consumerH5Url: null,
  consumerHotline: '400 800 1234',
  consumerMessage: 'https://chat.lychee.example',
  consumerEmail: 'service@lychee.example',
} as const;

/** Fields common to both home pages. */
function dress(ask: Ask<OperationId>) {
  const { text, picture } = wireOf(ask);
  return {
    bastBanner: ask.market.catalogue.site.adverts.map(({ id, name, url, picture: pic }) => ({
      id,
      name: text(name),
      url,
      pic: picture(text(pic)),
    })),
    logoUrl: `${ask.origin}/favicon.svg`,
    shopPayCurrency: shopCurrencyText(ask.market),
    ...CONTACT,
  };
}

const activityProduct = (
  market: Market,
  { text, picture }: Wire,
  { product, picture: pic }: ActivityGoods['products'][number],
) => ({
  proId: product.id,
  proImage: picture(pic),
  image: picture(product.pictures[0] ?? ''),
  storeName: text(product.name),
  price: money(currentPrice(market, product.id, product.price)),
  otPrice: money(product.otPrice),
});

const mobileLink = ({ text, picture }: Wire, { id, name, picture: pic, url }: MobileLink) => ({
  id,
  name: text(name),
  pic: picture(pic),
  url,
});

export const homeHandlers: HandlersOf<Ids> = {
  homeIndex: (ask) => {
    const { text, picture } = wireOf(ask);
    const { site } = ask.market.catalogue;
    return {
      ...dress(ask),
      banner: site.homeBanners.map(({ id, picture: pic }) => ({ id, pic: picture(text(pic)) })),
      recommendImage: picture(text(site.recommendImage)),
      shopStreetHeaderImag: picture(text(site.streetHeader)),
    };
  },
  homeActivities: (ask) => {
    const wire = wireOf(ask);
    return homeActivities(ask.market).map(({ activity, products }) => ({
      id: activity.id,
      name: wire.text(activity.name),
      type: activity.type,
      productList: products.map((goods) => activityProduct(ask.market, wire, goods)),
    }));
  },
  activityDetail: (ask) => {
    const { text, picture } = wireOf(ask);
    const { id, name, type, banners, instruction } = activityDetail(ask.market, ask.params.aid);
    return {
      id,
      name: text(name),
      type,
      banner: JSON.stringify(banners.map(picture)),
      instruction: text(instruction),
    };
  },
  activityProducts: (ask) => {
    const { products } = activityGoods(ask.market, ask.params.aid);
    return pageWith(pageOf(products, ask.query.page, ask.query.limit), (goods) =>
      activityProduct(ask.market, wireOf(ask), goods),
    );
  },
  hotKeywords: (ask) =>
    ask.market.catalogue.site.hotKeywords.map(({ id, title }) => ({
      id,
      title: wireOf(ask).text(title),
    })),
  homeProducts: (ask) =>
    pageWith(pageOf(homeProducts(ask.market), ask.query.page, ask.query.limit), (product) => ({
      ...productCard(ask.market, product, wireOf(ask)),
      unitName: null,
      stock: null,
    })),
  homeConfig: (ask) => {
    const { topBanner } = ask.market.catalogue.site;
    return {
      advertisement: {
        id: topBanner.id,
        imageUrl: '',
        linkUrl: topBanner.linkUrl,
        status: true,
        text: wireOf(ask).text(topBanner.text),
      },
      phone: CONTACT.consumerHotline,
      address: null,
      filingNum: null,
      authInfo: null,
      qrCodeList: null,
    };
  },
  mobileHomeIndex: (ask) => {
    const wire = wireOf(ask);
    const { site } = ask.market.catalogue;
    return {
      ...dress(ask),
      banner: site.homeBanners.map(({ id, picture }) => ({
        id,
        pic: wire.picture(wire.text(picture)),
        url: '',
      })),
      indexBannerType: '1',
      menus: site.mobileMenu.map((entry) => mobileLink(wire, entry)),
      ranking: site.mobileTiles.map((tile) => mobileLink(wire, tile)),
      categoryList: categoryTree(ask.market)
        .slice(0, FIRST_CATEGORIES)
        .map(({ item: { id, name, icon } }) => ({
          id,
          name: wire.text(name),
          icon: icon && wire.picture(icon),
        })),
    };
  },
  payCurrency: (ask) => shopCurrencyText(ask.market),
  // A row of the backend's seed; its title is configured there, in one language.
  colorConfig: () => ({
    id: 118,
    name: 'change_color_config',
    title: '主题色',
    formId: 0,
    value: '1',
    status: false,
    createTime: '2025-03-01 10:00:00',
    updateTime: '2025-03-01 10:00:00',
  }),
  bottomNavigation: (ask) => {
    const { text, picture } = wireOf(ask);
    const tabs = ask.market.catalogue.site.mobileBar;
    return {
      isCustom: '1',
      bottomNavigationList: tabs.map(({ id, name, picture: pic, url }) => ({
        id,
        name: text(name),
        link: url,
        checked: picture(pic),
        unchecked: picture(pic),
      })),
    };
  },
  imageDomain: ({ origin }) => origin,
};
