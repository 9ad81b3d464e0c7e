import { pageOf } from '../market/paging.ts';
import { homeActivities, homeProducts } from '../market/product-queries.ts';
import type { HandlersOf } from './types.ts';
import { money, pageWith, productCard, wireOf } from './wire.ts';

type Ids = 'homeIndex' | 'homeActivities' | 'hotKeywords' | 'homeProducts' | 'homeConfig';

export const homeHandlers: HandlersOf<Ids> = {
  homeIndex: (ask) => {
    const { text, picture } = wireOf(ask);
    const { site } = ask.market.catalogue;
    return {
      banner: site.homeBanners.map(({ id, picture: pic }) => ({ id, pic: picture(text(pic)) })),
      bastBanner: site.adverts.map(({ id, name, url, picture: pic }) => ({ id, name: text(name), url, pic: picture(text(pic)) })),
      logoUrl: `${ask.origin}/favicon.svg`,
      recommendImage: picture(text(site.recommendImage)),
      shopStreetHeaderImag: picture(text(site.streetHeader)),
      shopPayCurrency: JSON.stringify({ country: 'United States', currency: 'USD', symbol: '$', ID: '1' }),
      consumerType: 'hotline',
      consumerH5Url: null,
      consumerHotline: '400 800 1234',
      consumerMessage: 'https://chat.lychee.example',
      consumerEmail: 'service@lychee.example',
    };
  },
  homeActivities: (ask) => {
    const { text, picture } = wireOf(ask);
    return homeActivities(ask.market).map(({ activity, products }) => ({
      id: activity.id,
      name: text(activity.name),
      type: activity.type,
      productList: products.map(({ product, picture: pic }) => ({
        proId: product.id,
        proImage: picture(pic),
        image: picture(product.pictures[0] ?? ''),
        storeName: text(product.name),
        price: money(product.price),
        otPrice: money(product.otPrice),
      })),
    }));
  },
  hotKeywords: (ask) => ask.market.catalogue.site.hotKeywords.map(({ id, title }) => ({ id, title: wireOf(ask).text(title) })),
  homeProducts: (ask) =>
    pageWith(pageOf(homeProducts(ask.market), ask.query.page, ask.query.limit), (product) => ({
      ...productCard(ask.market, product, wireOf(ask)),
      unitName: null,
      stock: null,
    })),
  homeConfig: (ask) => {
    const { topBanner } = ask.market.catalogue.site;
    return {
      advertisement: { id: topBanner.id, imageUrl: '', linkUrl: topBanner.linkUrl, status: true, text: wireOf(ask).text(topBanner.text) },
      phone: '400 800 1234',
      address: null,
      filingNum: null,
      authInfo: null,
      qrCodeList: null,
    };
  },
};
