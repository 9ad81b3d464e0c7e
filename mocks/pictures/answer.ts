import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPicture } from './plain.ts';

const isMissingPackage = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');

/** The renderer of pictures; null where the packages that it needs are not installed. */
async function loadRenderer() {
  try {
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
    return await import('./http.ts');
  } catch (error) {
    if (isMissingPackage(error)) return null;
    throw error;
  }
}

let renderer: ReturnType<typeof loadRenderer> | null = null;

/** Answers requests below `/media/`: with rendered or plain pictures; resolves to false for all others. */
export async function answerPicture(
  { pathname }: URL,
  req: IncomingMessage,
  res: ServerResponse,
  isRendered: boolean,
): Promise<boolean> {
  if (!pathname.startsWith('/media/')) return false;
  if (isRendered) renderer ??= loadRenderer();
  const rendered = isRendered ? await renderer : null;
  if (rendered) return rendered.pictureHandler(req, res);
  const picture = plainPicture(pathname);
  res.writeHead(200, Object.fromEntries(picture.headers)).end(await picture.text());
  return true;
}
