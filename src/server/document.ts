import { createHash } from 'node:crypto';
import type { PageAnswer } from './render-page.tsx';
import { classesIn, createSheetFinder, criticalCss } from './critical-css.ts';
import {
  DEFAULT_POLICY,
  HIDE_DISMISSED_BANNER,
  MEASURE_SAMPLE,
  START_SCRIPTS,
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

  /** @param withoutScripts elements for browsers without scripts */
  return function assemble(
    tag: string,
    { html, head, state, config, sources, route }: DocumentParts,
    withoutScripts = '',
  ): string {
    const { js, css: listedCss } = filesOf(manifest, [entry, ...sources]);
    const classes = classesIn(html);
    const css = new Set([...listedCss, ...missingSheets(classes, listedCss)]);
    const styles = `<style>${[...css].map((file) => criticalCss(sheets.get(file) ?? [], classes)).join('')}</style>`;
    const { time, ...rest } = state;
    const configScript = `<script type="application/json" id="shop-config">${safeJson(config)}</script>`;
    const json = safeJson(rest);
    const pageChunks = [...js].filter((file) => file !== main && !frame.includes(file));
    const listed = (files: Iterable<string>) => [...files].map(address).join(' ');
    const data = `data-entry="${address(main)}" data-before="${extras.scripts.join(' ')}" data-frame="${listed(frame)}" data-chunks="${listed(pageChunks)}" data-sheets="${listed(css)}"`;
    return withLanguageAndRoute(template, tag, route)
      .replace('</head>', () => `${head}${withoutScripts}${styles}</head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root">${withBannerScript(html)}</div>${configScript}<script type="application/json" id="state">{"time":${time},${json.slice(1)}</script>${defaultPolicy}${measure}<script ${data}>${START_SCRIPTS}</script>`,
      );
  };
}

const TIME = /(?<=<script type="application\/json" id="state">\{)"time":\d+,/;

/** ETag of a document of everybody: equal whenever it was rendered. */
export function etagOf(document: string): string {
  const digest = createHash('sha256').update(document.replace(TIME, '')).digest('base64url');
  return `W/"${digest.slice(0, 22)}"`;
}
