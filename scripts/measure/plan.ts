import type { Category } from './lighthouse.ts';

/** A measured page. `name` is also the file of its static counterpart in tests/static. */
export interface MeasuredPage {
  name: string;
  path: string;
}

/** Each in both languages of `LANGUAGES`, compared with tests/static/<name>.<tag>.html. */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: '/' },
  { name: 'search', path: '/goods/goods_search?cid=3' },
  { name: 'goods', path: '/goods_detail/1001' },
  { name: 'store', path: '/merchant/merchant/home?id=1' },
  { name: 'street', path: '/merchant/merchant_street' },
  { name: 'stores', path: '/merchant/merchant_more' },
  { name: 'activity', path: '/goods/activity_list?id=1&type=1' },
  { name: 'top', path: '/goods/top_one' },
];

export const LANGUAGES = [
  { tag: 'zh-CN', prefix: '' },
  { tag: 'en', prefix: '/en' },
] as const;

const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

/** A network profile, with the maximum ratios of paint times to the static page. */
export interface Profile {
  name: string;
  /** latency in ms, throughput in bytes per second */
  network: {
    offline: boolean;
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
  bars: { fcp?: number; lcp: number };
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'slow 4G',
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond(1.6),
      uploadThroughput: bytesPerSecond(0.75),
    },
    bars: { fcp: 1.2, lcp: 1.25 },
  },
  {
    name: 'cable',
    network: {
      offline: false,
      latency: 40,
      downloadThroughput: bytesPerSecond(10),
      uploadThroughput: bytesPerSecond(5),
    },
    bars: { lcp: 1.4 },
  },
];

/** Scrolled lists and the number of frames. */
export const SCROLLS: readonly MeasuredPage[] = [
  { name: 'search results', path: '/goods/goods_search' },
  { name: 'goods with 40 skus', path: '/goods_detail/1001' },
  { name: 'endless home', path: '/' },
];
export const SCROLL_FRAMES = 1200;

/** Numbers of page changes after which memory is measured; the last one is compared with the one before. */
export const CHANGES = [20, 100, 200] as const;

/** CPU slowdown factor. */
export const SLOWER = 4;

/** Upper limits: milliseconds, megabytes, layout shift and counts, as named. */
export const BARS = {
  shift: 0.01,
  blocking: 100,
  longest: 120,
  heapMb: 8,
  /** DOM nodes of the home page */
  nodes: 1200,
  /** from a press to the next frame */
  reaction: 50,
  /** from a click after a hover until the content of the next page is in the document */
  text: 150,
  /** percentage of frames over 50 ms while scrolling a long list */
  slowFrames: 1,
  /** ratio of the heap after 200 page changes to that after 100 */
  heapGrowth: 1.15,
  /** from a list to a product: until its picture is loaded */
  picture: 200,
};

/** Minimum scores of a page. */
export const LIGHTHOUSE_BAR: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
