import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderPicture } from './service.ts';

const DEFAULT_WIDTH = 800;
const MARKET = 'http://market';

function refuse(res: ServerResponse, status: number, text: string): void {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(`${text}\n`);
}

function widthOf(asked: string | null): number | null {
  if (asked === null) return DEFAULT_WIDTH;
  const width = Number(asked);
  return Number.isInteger(width) && width > 0 ? width : null;
}

/**
 * Answers requests below `/media/`; resolves to false for all others.
 * Always WebP, whatever `Accept` prefers: a first view should not wait for AVIF.
 */
export async function pictureHandler(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const address = req.url ?? '/';
  if (!URL.canParse(address, MARKET)) return false;
  const url = new URL(address, MARKET);
  if (!url.pathname.startsWith('/media/')) return false;
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    refuse(res, 405, 'Pictures can only be read');
    return true;
  }
  const width = widthOf(url.searchParams.get('w'));
  if (width === null) {
    refuse(res, 400, 'w is a width in pixels');
    return true;
  }
  const isPhone = url.searchParams.get('for') === 'phone';
  const picture = await renderPicture(url.pathname, width, 'webp', isPhone);
  if (!picture) {
    refuse(res, 404, 'No such picture');
    return true;
  }
  res.writeHead(200, {
    'Content-Type': picture.type,
    'Content-Length': picture.body.byteLength,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  res.end(req.method === 'HEAD' ? undefined : picture.body);
  return true;
}
