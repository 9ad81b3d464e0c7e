import { createI18n } from '#/i18n/i18n.ts';
import { LANGUAGES, localeOfPath } from '#/i18n/languages.ts';
import { shopName } from '#/config/shop.ts';
import { bodyOf } from './body.ts';
import type { RenderedPage } from './rendered-page.ts';

const RETRY_S = 3;
const STYLE =
  'body{margin:20vh auto;max-width:32em;padding:0 1em;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page if not even a frame can be rendered, e.g. right after the start of a busy machine. It needs no script and reloads
 * itself. Clients other than browsers read the status and `Retry-After`.
 */
export async function busyPage(pathname: string): Promise<RenderedPage> {
  const locale = localeOfPath(pathname);
  const { t } = await createI18n(locale);
  const html = `<!doctype html><html lang="${LANGUAGES[locale].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_S}"><title>${escapeHtml(shopName(locale))}</title><style>${STYLE}</style></head><body><p role="status">${escapeHtml(t('error.unreachable'))}</p><p><a href="">${escapeHtml(t('common.retry'))}</a></p></body></html>`;
  return {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding',
      'Retry-After': String(RETRY_S),
    },
    body: bodyOf(html),
    etag: null,
    tags: [],
    degraded: true,
    isFailure: true,
  };
}
