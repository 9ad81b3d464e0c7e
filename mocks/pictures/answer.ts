import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPicture } from './plain.ts';

const isMissingPackage = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ERR_MODULE_NOT_FOUND' || error.code === 'MODULE_NOT_FOUND');

/** What draws pictures; null where the packages that it needs are not installed. */
async function loadDrawn() {
  try {
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
    return await import('./http.ts');
  } catch (error) {
    if (isMissingPackage(error)) return null;
    throw error;
  }
}

let drawn: ReturnType<typeof loadDrawn> | null = null;

/** Answers requests below `/media/`: with drawings, or plain pictures; resolves to false for all others. */
export async function answerPicture(
  { pathname }: URL,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  if (!pathname.startsWith('/media/')) return false;
  drawn ??= loadDrawn();
  const pictures = await drawn;
  if (pictures) return pictures.pictureHandler(req, res);
  const picture = plainPicture(pathname);
  res.writeHead(200, Object.fromEntries(picture.headers)).end(await picture.text());
  return true;
}
