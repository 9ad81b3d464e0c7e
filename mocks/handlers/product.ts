import { categoryTree } from '../market/category-queries.ts';
import { isCollected, isFollowed } from '../market/collect.ts';
import { findSku, merchantOf } from '../market/lookups.ts';
import type { Market } from '../market/context.ts';
import type { Product } from '../market/model.ts';
import { pageOf } from '../market/paging.ts';
import { currentPrice } from '../market/prices.ts';
import {
  guaranteesOf,
  leaderboard,
  listProducts,
  productDetail,
  storeHighlights,
} from '../market/product-queries.ts';
import {
  listReviews,
  maskNickname,
  type PublishedReview,
  type ReviewCounts,
  reviewCounts,
} from '../market/review-queries.ts';
import { productStock, salesOf } from '../market/stock.ts';
import type { HandlersOf } from './types.ts';
import {
  categoryNode,
  leaderboardRow,
  money,
  pageWith,
  productCard,
  productQuery,
  skuText,
  stamp,
  storeProduct,
  type Wire,
  wireAttributes,
  wireOf,
  wireSku,
} from './wire.ts';

type Ids =
  | 'productCategories'
  | 'productList'
  | 'productDetail'
  | 'productSkuDetail'
  | 'productReviewCount'
  | 'productReviewDigest'
  | 'productReviews'
  | 'productLeaderboard';

const HIGHLIGHTS = 4;

const skusOf = (market: Market, product: Product, wire: Wire) =>
  Object.fromEntries(
    product.skus.map((sku) => [skuText(product, sku, wire), wireSku(market, product, sku, wire)]),
  );

const goodShare = ({ all, goodRate }: ReviewCounts) => (all === 0 ? '0' : goodRate.toFixed(2));

function wireReview(market: Market, product: Product, review: PublishedReview, wire: Wire) {
  const sku = findSku(market, review.skuId);
  return {
    id: review.id,
    uid: review.userId,
    nickname: maskNickname(review.nickname),
    avatar: wire.picture(review.avatar),
    star: review.star,
    comment: review.comment,
    pics: review.pictures.map(wire.picture),
    merchantReplyContent: review.reply,
    sku: sku ? skuText(product, sku, wire) : '',
    createTime: stamp(review.createTime),
    serviceStar: review.serviceStar,
  };
}

export const productHandlers: HandlersOf<Ids> = {
  productCategories: (ask) =>
    categoryTree(ask.market).map((tree) => categoryNode(wireOf(ask), tree)),
  productList: ({ query, ...ask }) => {
    const found = listProducts(ask.market, productQuery(query, ask.lang));
    // Search results of the known backend have no market price.
    return pageWith(pageOf(found, query.page, query.limit), (product) =>
      productCard(ask.market, product, wireOf(ask)),
    );
  },
  productDetail: (ask) => {
    const { market, user } = ask;
    const wire = wireOf(ask);
    const product = productDetail(market, ask.params.id);
    const merchant = merchantOf(market, product.merId);
    return {
      productInfo: {
        id: product.id,
        merId: product.merId,
        storeName: wire.text(product.name),
        storeInfo: wire.text(product.info),
        image: wire.picture(product.pictures[0] ?? ''),
        sliderImage: JSON.stringify(product.pictures.map(wire.picture)),
        price: money(currentPrice(market, product.id, product.price)),
        otPrice: money(product.otPrice),
        stock: productStock(market, product),
        sales: salesOf(market, product),
        ficti: product.ficti,
        browse: product.browse,
        unitName: wire.text(product.unit),
        guaranteeIds: product.guaranteeIds.join(',') || null,
        content: wire.text(product.content) || null,
      },
      productAttr: wireAttributes(product, wire),
      productValue: skusOf(market, product, wire),
      merchantInfo: {
        name: wire.text(merchant.name),
        avatar: wire.picture(merchant.avatar),
        isSelf: merchant.isSelf,
        starLevel: merchant.starLevel,
        typeId: merchant.typeId,
        isCollect: user !== null && isFollowed(market, user.id, merchant.id),
        proList: storeHighlights(market, merchant.id, HIGHLIGHTS).map((other) =>
          storeProduct(market, other, wire),
        ),
      },
      userCollect: user !== null && isCollected(market, user.id, product.id),
      guaranteeList:
        product.guaranteeIds.length === 0
          ? null
          : guaranteesOf(market, product).map(({ id, name, icon, content }) => ({
              id,
              name: wire.text(name),
              icon: wire.picture(icon),
              content: wire.text(content),
              sort: id,
              isShow: true,
            })),
    };
  },
  productSkuDetail: (ask) => {
    const wire = wireOf(ask);
    const product = productDetail(ask.market, ask.params.id);
    return {
      productAttr: wireAttributes(product, wire),
      productValue: skusOf(ask.market, product, wire),
    };
  },
  productReviewCount: ({ market, params }) => {
    const counts = reviewCounts(market, params.id);
    return {
      sumCount: counts.all,
      goodCount: counts.good,
      inCount: counts.medium,
      poorCount: counts.poor,
      replyChance: goodShare(counts),
      replyStar: counts.stars,
    };
  },
  productReviewDigest: (ask) => {
    const product = productDetail(ask.market, ask.params.id);
    const counts = reviewCounts(ask.market, product.id);
    const [newest] = listReviews(ask.market, product.id, 0);
    return {
      sumCount: counts.all,
      replyChance: goodShare(counts),
      productReply: newest ? wireReview(ask.market, product, newest, wireOf(ask)) : null,
    };
  },
  productReviews: (ask) => {
    const product = productDetail(ask.market, ask.params.id);
    return pageWith(
      pageOf(listReviews(ask.market, product.id, ask.query.type), ask.query.page, ask.query.limit),
      (review) => wireReview(ask.market, product, review, wireOf(ask)),
    );
  },
  productLeaderboard: (ask) =>
    leaderboard(ask.market).map((product) => leaderboardRow(ask.market, product, wireOf(ask))),
};
