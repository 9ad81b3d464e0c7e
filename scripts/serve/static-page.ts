import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, LOCALES } from '#/i18n/languages.ts';
import { builtPage, builtPageFile } from '#/server/manifest.ts';
import {
  type ContentPolicy,
  contentPolicy,
  permissionsPolicy,
  PROVIDERS,
} from '#/server/content-policy.ts';
import { eventsOptions } from '#/server/events-options.ts';
import { securityOptions } from '#/server/security-options.ts';
import { loadServerParts } from './load-server.ts';

type Shape = (typeof import('#/server/parts.ts'))['shapes'][number];

/** Runs in the page: inserts the frame of the language and the skeleton of the page. */
function showFrame() {
  const { pathname } = location;
  const isAt = (prefix = '') => pathname === prefix || pathname.startsWith(`${prefix}/`);
  const all = [...document.querySelectorAll<HTMLTemplateElement>('template[data-prefix]')];
  const prefix = all.map(({ dataset }) => dataset.prefix).findLast(isAt) ?? '';
  const shapes = JSON.parse(document.getElementById('shapes')?.textContent ?? '[]') as Shape[];
  const bare = pathname.slice(prefix.length) || '/';
  const shape = shapes.find(({ path }) => new RegExp(path, 'i').test(bare));
  const frame = all.find(
    ({ dataset }) => dataset.prefix === prefix && dataset.frame === (shape?.frame ?? 'shop'),
  );
  const root = document.getElementById('root');
  if (!frame || !root) return;
  document.documentElement.lang = frame.dataset.tag ?? '';
  root.append(frame.content);
  const skeleton = root.querySelector('.page-skeleton');
  if (skeleton) skeleton.className = `page-skeleton page-skeleton__${shape?.skeleton ?? 'list'}`;
}

/** A page of each frame. */
const PAGES = { shop: '/goods/goods_search', quiet: '/order/stripe_payment' };

/** Rendering errors fail the build. */
const report = (problem: unknown) => {
  throw problem;
};

const textsOf = (locale: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'locales', locale, 'common.json'), 'utf8'),
  ) as { site: { noScript: string } };

const safeJson = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

const START = `(${showFrame.toString().replaceAll(/\s*\n\s*/g, '\n')})()`;

/** Headers for hosts that read a `_headers` file (Netlify, Cloudflare Pages and others). */
function headersFile(policy: ContentPolicy): string {
  return [
    '/*',
    `  Content-Security-Policy: ${contentPolicy(policy)}`,
    `  Permissions-Policy: ${permissionsPolicy(policy.providers)}`,
    '  Referrer-Policy: strict-origin',
    '  Strict-Transport-Security: max-age=31536000',
    '  X-Content-Type-Options: nosniff',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** The policy for hosts that send no headers. It cannot forbid frames. Browsers look for the charset in the first KB. */
const withPolicy = (page: string, policy: ContentPolicy) =>
  page.replace(
    /<meta charset=[^>]*>/,
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${contentPolicy({ ...policy, frameAncestors: '' })}" />`,
  );

/** Copies the built page to where servers and `writeStaticPage` read it. */
export const storeBuiltPage = (dist: string): void =>
  copyFileSync(join(dist, 'index.html'), builtPageFile(dist));

/**
 * Writes `index.html` and `_headers` for static hosts. The page contains the frame in all languages, so that something
 * renders before the scripts load. The variables of policy and events are read as by the
 * server.
 */
export async function writeStaticPage(dist: string): Promise<void> {
  const { renderFrame, shapes } = await loadServerParts();
  const frames = LOCALES.flatMap((locale) =>
    Object.entries(PAGES).map(async ([frame, path]) => {
      const { prefix, tag } = LANGUAGES[locale];
      const { html } = await renderFrame({
        pathname: prefix + path,
        origin: '',
        config: {},
        report,
      });
      return `<template data-prefix="${prefix}" data-tag="${tag}" data-frame="${frame}">${html}</template>`;
    }),
  );
  const words = LOCALES.map((locale) => textsOf(locale).site.noScript);
  const events = eventsOptions();
  const config = events && { events: events.config };
  const parts = [
    `<noscript>${words.join('<br>')}</noscript>`,
    ...(await Promise.all(frames)),
    ...(config
      ? [`<script type="application/json" id="shop-config">${safeJson(config)}</script>`]
      : []),
    `<script type="application/json" id="shapes">${safeJson(shapes)}</script>`,
    `<script>${START}</script>`,
  ];
  const page = builtPage(dist).replace('</body>', () => `${parts.join('\n')}\n</body>`);
  const { providers, formAction, frameAncestors } = securityOptions();
  const policy = {
    scripts: [START],
    providers: providers ?? new Set(PROVIDERS),
    formAction,
    frameAncestors,
    events: events?.sources,
  };
  writeFileSync(join(dist, 'index.html'), withPolicy(page, policy));
  writeFileSync(join(dist, '_headers'), headersFile(policy));
}
