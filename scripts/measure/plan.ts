import type { BrowserContextOptions } from 'playwright';
import { paths } from '#/lib/paths.ts';
import { storePaths } from '#/lib/store-paths.ts';
import type { Category } from './lighthouse.ts';

/** A measured page. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** a new path for each visit, for a page that expires */
  createPath?: () => Promise<string>;
  /** loaded by the browser into a frame, for a shopper who is signed in */
  isMember?: boolean;
  /** maximum ratio of the largest paint on a slow network, instead of that of the profile */
  slowLcp?: number;
}

/** Each in both languages of `LANGUAGES`, compared with its static counterpart (`static-pages.ts`). */
export const PAGES: readonly MeasuredPage[] = [
  { name: 'home', path: paths.home() },
  { name: 'search', path: paths.search({ cid: 3 }), slowLcp: 1.15 },
  { name: 'goods', path: paths.product(1001) },
  { name: 'store', path: paths.store(1) },
  { name: 'street', path: paths.storeStreet() },
  { name: 'stores', path: storePaths.more() },
  { name: 'activity', path: paths.activity({ id: 1, type: 1 }) },
  { name: 'top', path: paths.topSellers() },
];

export const LANGUAGES = [
  { tag: 'zh-CN', prefix: '' },
  { tag: 'en', prefix: '/en' },
] as const;

/** An address that is measured. `row` names it in tables. */
export interface MeasuredAddress extends MeasuredPage {
  row: string;
  tag: string;
}

/** The addresses of pages in all measured languages. */
export const addressesOf = (pages: readonly MeasuredPage[]): MeasuredAddress[] =>
  LANGUAGES.flatMap(({ tag, prefix }) =>
    pages.map(({ createPath, ...page }) => ({
      ...page,
      row: `${tag} ${page.name}`,
      tag,
      path: prefix + page.path,
      ...(createPath && { createPath: async () => prefix + (await createPath()) }),
    })),
  );

const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

/** The language of addresses without a prefix: otherwise the bar that offers another one is the largest paint. */
const locale = 'zh-CN';

/** A screen of a common size. */
export const DESKTOP = { screen: { viewport: { width: 1440, height: 900 }, locale } };
const PHONE: BrowserContextOptions = {
  locale,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: bytesPerSecond(1.6),
  uploadThroughput: bytesPerSecond(0.75),
};

/** A screen and a network, with the maximum ratios of paint times to the static page. */
export interface Profile {
  name: string;
  screen: BrowserContextOptions;
  /** latency in ms, throughput in bytes per second */
  network: {
    offline: boolean;
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
  bars: { fcp?: number; lcp: number };
}

/** A screen, perhaps with a network, and the CPU slowdown factor of this machine. */
export interface SlowDevice extends Pick<Profile, 'screen'>, Partial<Pick<Profile, 'network'>> {
  rate: number;
}

export const PROFILES: readonly Profile[] = [
  {
    name: 'slow 4G',
    ...DESKTOP,
    network: SLOW_4G,
    bars: { fcp: 1.2, lcp: 1.25 },
  },
  {
    name: 'phone on slow 4G',
    screen: PHONE,
    network: SLOW_4G,
    bars: { fcp: 1.2, lcp: 1.25 },
  },
  {
    name: 'cable',
    ...DESKTOP,
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
  { name: 'search results', path: paths.search() },
  { name: 'product with 40 skus', path: paths.product(1001) },
  { name: 'endless home', path: paths.home() },
];
export const SCROLL_FRAMES = 1200;

/** Numbers of page changes after which memory is measured; the last one is compared with the one before. */
export const CHANGES = [20, 100, 200] as const;

/** CPU slowdown factor on the reference machine, and the time that it takes for the work in `processor.ts`, in ms. */
export const SLOWER = 4;
export const REFERENCE_MS = 49;

/** Upper limits: milliseconds, megabytes, layout shift and counts, as named. */
export const BARS = {
  shift: 0.01,
  blocking: 60,
  /** of members' pages, which scripts render */
  memberBlocking: 100,
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

/** Upper limits of `--against`. Times in ms, sizes in KB; ratios to the static page and to the revision. */
export const LIMITS = {
  toStatic: 1.2,
  toRevision: { member: 0.35, shared: 1 },
  blocking: 60,
  scriptKb: 150,
  files: 30,
  shift: 0.005,
  processor: 0.7,
};
