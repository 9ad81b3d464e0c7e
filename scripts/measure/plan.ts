import type { Category } from './lighthouse.ts';

/** A page that is measured, and the file of its plain static counterpart in tests/static. */
export interface MeasuredPage {
  name: string;
  path: string;
}

/** Each in the two languages of `LANGUAGES`, beside tests/static/<name>.<tag>.html. */
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

/** A line, and how many times later than the static page a page may be painted on it. */
export interface Profile {
  name: string;
  /** latency in ms, throughput in bytes a second */
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

/** Lists that are scrolled, and for how many frames. */
export const SCROLLS: readonly MeasuredPage[] = [
  { name: 'search results', path: '/goods/goods_search' },
  { name: 'goods with 40 skus', path: '/goods_detail/1001' },
  { name: 'endless home', path: '/' },
];
export const SCROLL_FRAMES = 1200;

/** After how many page changes the memory is looked at; the last is judged by the one before. */
export const CHANGES = [20, 100, 200] as const;

/** The processor is this many times slower than the machine. */
export const SLOWER = 4;

/** Upper limits: milliseconds, megabytes, shares of the screen and numbers as their names say. */
export const BARS = {
  shift: 0.01,
  blocking: 100,
  longest: 120,
  heapMb: 8,
  /** DOM nodes of home */
  nodes: 1200,
  /** from a press to the next frame */
  reaction: 50,
  /** from a click after a hover until the next page stands in the document */
  text: 150,
  /** per cent of frames over 50 ms while a long list is scrolled */
  slowFrames: 1,
  /** heap after 200 page changes, in times of the one after 100 */
  heapGrowth: 1.15,
  /** list to product: until its picture is there */
  picture: 200,
};

/** What a page should reach, of 100. */
export const LIGHTHOUSE_BAR: Record<Category, number> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
