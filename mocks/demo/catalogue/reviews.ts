import {
  LANGS,
  type Lang,
  type Millis,
  type Product,
  type SeedReview,
} from '../../market/model.ts';
import { avatarOf, FIGURE_AVATAR } from './avatars.ts';
import { COMMENTS, NICKNAMES, REPLIES, type Mood } from './review-texts.ts';
import { between, createRandom, pick, type Random } from './random.ts';
import { FEATURED_ID } from './special.ts';

const BASE: Millis = Date.parse('2026-11-01T00:00:00+08:00');
const MINUTE = 60_000;
const MINUTES_BACK = 400 * 24 * 60;
const MOST = 60;
/** Share of shoppers without a picture of their own. */
const WITHOUT_AVATAR = 0.15;

/** Five in six reviews are good. */
const STARS: readonly SeedReview['star'][] = [...Array<5>(20).fill(5), 4, 3, 2, 1];

function moodOf(star: number): Mood {
  if (star === 5) return 'good';
  return star === 1 ? 'poor' : 'medium';
}

const SERVICE_STARS: Readonly<Record<SeedReview['star'], readonly SeedReview['serviceStar'][]>> = {
  5: [5, 5, 4, null],
  4: [5, 4, 4, null],
  3: [4, 3, 3, null],
  2: [3, 2, null],
  1: [2, 1, null],
};

/** Some reviews rate the service; most of those rate it like the product. */
function serviceStarOf(star: SeedReview['star'], id: number): SeedReview['serviceStar'] {
  const stars = SERVICE_STARS[star];
  return stars[id % stars.length] ?? null;
}

function picturesOf(product: Product, lang: Lang, random: Random): string[] {
  const share = product.id === FEATURED_ID ? 0.5 : 0.22;
  return random() < (lang === 'lo' ? 0.1 : share)
    ? product.pictures.slice(0, between(random, 1, 3))
    : [];
}

function buildReview(product: Product, id: number, random: Random): SeedReview {
  const lang = pick(random, LANGS);
  const star = pick(random, STARS);
  const mood = moodOf(star);
  const sku = pick(random, product.skus);
  const nickname = pick(random, NICKNAMES[lang]);
  return {
    id,
    productId: product.id,
    skuId: sku.id,
    nickname,
    avatar: random() < WITHOUT_AVATAR ? FIGURE_AVATAR : avatarOf(nickname),
    star,
    serviceStar: serviceStarOf(star, id),
    comment: pick(random, COMMENTS[lang][mood]),
    lang,
    pictures: picturesOf(product, lang, random),
    reply: random() < (mood === 'good' ? 0.2 : 0.7) ? pick(random, REPLIES[lang][mood]) : null,
    createTime: BASE - between(random, 1, MINUTES_BACK) * MINUTE,
  };
}

/** Many products have a few reviews, some have none, a few have sixty. */
function countOf(product: Product, random: Random): number {
  if (product.id === FEATURED_ID) return MOST;
  return random() < 0.12 ? 0 : Math.floor(random() ** 2 * (MOST + 1));
}

export function buildReviews(seed: number, products: readonly Product[]): SeedReview[] {
  return products.flatMap((product) => {
    const random = createRandom(seed * 104_729 + product.id);
    const count = countOf(product, random);
    return Array.from({ length: count }, (_, index) =>
      buildReview(product, product.id * 100 + index, random),
    );
  });
}
