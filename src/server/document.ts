import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './render-page.tsx';
import { classesIn, createSheetFinder, criticalCss } from './critical-css.ts';
import { withEagerPictures } from './first-picture.ts';
import {
  DEFAULT_POLICY,
  HIDE_DISMISSED_BANNER,
  MEASURE_SAMPLE,
  START_SCRIPTS,
  WATCH_PARSING,
} from './inline-scripts.ts';
import {
  builtPage,
  entryOf,
  fieldScriptOf,
  filesOf,
  readManifest,
  readSheets,
} from './manifest.ts';

export interface PageExtras {
  /** addresses of module scripts that run before the app */
  scripts: string[];
  /** the policy requires Trusted Types */
  trustedTypes?: boolean;
  /** share of visits whose field data is measured; without it none */
  fieldRate?: number;
}

type RenderedPage = Extract<PageAnswer, { kind: 'page' }>;

interface PageStyles {
  files: readonly string[];
  text: string;
}

/** Each takes about 60 KB. */
const MOST_STYLES = 100;

/** What a document is assembled from. */
export type DocumentParts = Pick<
  RenderedPage,
  'html' | 'head' | 'state' | 'config' | 'sources' | 'route'
>;

// Escaped, because `</script>` in the JSON would end the script element.
const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
const address = (file: string) => `/${file}`;

/**
 * The first visible content: the dismissible banner, otherwise the header. The script after it does not delay the first
 * paint, because content is already available; a script before it might.
 */
const FIRST_CONTENT = /<section [^>]*data-closed-by=[\s\S]*?<\/section>|<\/header>/;
const withBannerScript = (html: string) =>
  html.replace(FIRST_CONTENT, (content) => `${content}<script>${HIDE_DISMISSED_BANNER}</script>`);

const CONFIG_ID = 'shop-config';

/**
 * Elements and `:has()` rules change the layout of what is before them: a browser that paints while it parses shows the
 * page in two layouts. So narrow ones, where parts change their place, paint when the element after the page is parsed.
 */
const WAIT_FOR_PAGE = `<link rel="expect" href="#${CONFIG_ID}" blocking="render" media="(width < 64em)">`;

/** Assembles a document. */
export type Documents = ReturnType<typeof documents>;

/** Reads the built page, into which rendered ones are put. */
export function documents(dist: string, extras: PageExtras) {
  const source = builtPage(dist);
  const manifest = readManifest(dist);
  const entry = entryOf(manifest);
  const main = manifest[entry]?.file ?? '';
  // In the order of evaluation: dependencies first.
  const frame = [...filesOf(manifest, [entry]).js].filter((file) => file !== main);
  const measure = extras.fieldRate
    ? `<script data-field="${address(fieldScriptOf(dist))}" data-rate="${extras.fieldRate}">${MEASURE_SAMPLE}</script>`
    : '';
  const defaultPolicy = extras.trustedTypes ? `<script>${DEFAULT_POLICY}</script>` : '';
  const withLanguageAndRoute = (html: string, tag: string, route: string) =>
    html.replace('<html lang="zh-CN">', `<html lang="${tag}" data-route="${route}">`);

  // Scripts and styles are added in another way than in the static page; the title comes from the rendered page.
  const template = source.replaceAll(
    /\s*(<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet)"[^>]*>|<!--[^>]*-->|<title data-boot>[^<]*<\/title>|<meta\s+data-boot[^>]*>)/g,
    '',
  );
  const sheets = readSheets(dist);
  const missingSheets = createSheetFinder(sheets);
  const pageStyles = new LRUCache<string, PageStyles>({ max: MOST_STYLES });

  /** The sheets of a page, and their rules that it needs. Kept, because most pages of a route have the same classes. */
  function stylesOf(html: string, sources: readonly string[]): PageStyles {
    const classes = classesIn(html);
    const key = [...classes].join(' ') + sources.join(' ');
    const known = pageStyles.get(key);
    if (known) return known;
    const { css } = filesOf(manifest, [entry, ...sources]);
    const files = [...new Set([...css, ...missingSheets(classes, css)])];
    const text = files.map((file) => criticalCss(sheets.get(file) ?? [], classes)).join('');
    pageStyles.set(key, { files, text });
    return { files, text };
  }

  /** @param withoutScripts elements for browsers without scripts */
  return function assemble(
    tag: string,
    { html, head, state, config, sources, route }: DocumentParts,
    withoutScripts = '',
  ): string {
    const { js } = filesOf(manifest, [entry, ...sources]);
    const styles = stylesOf(html, sources);
    const { time, ...rest } = state;
    const configScript = `<script type="application/json" id="${CONFIG_ID}">${safeJson(config)}</script>`;
    const json = safeJson(rest);
    const pageChunks = [...js].filter((file) => file !== main && !frame.includes(file));
    const listed = (files: Iterable<string>) => [...files].map(address).join(' ');
    const data = `data-entry="${address(main)}" data-before="${extras.scripts.join(' ')}" data-frame="${listed(frame)}" data-chunks="${listed(pageChunks)}" data-sheets="${listed(styles.files)}"`;
    return withLanguageAndRoute(template, tag, route)
      .replace(
        '</head>',
        () => `${head}${withoutScripts}${WAIT_FOR_PAGE}<style>${styles.text}</style></head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<script>${WATCH_PARSING}</script><div id="root">${withBannerScript(withEagerPictures(html))}</div>${configScript}<script type="application/json" id="state">{"time":${time},${json.slice(1)}</script>${defaultPolicy}${measure}<script ${data}>${START_SCRIPTS}</script>`,
      );
  };
}

const BEFORE_TIME = '<script type="application/json" id="state">{';

/** ETag of a document of everybody: equal whenever it was rendered. */
export function etagOf(document: Buffer): string {
  const hash = createHash('sha256');
  const state = document.indexOf(BEFORE_TIME);
  const time = state < 0 ? 0 : state + BEFORE_TIME.length;
  hash.update(document.subarray(0, time));
  hash.update(document.subarray(state < 0 ? 0 : document.indexOf(',', time)));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
