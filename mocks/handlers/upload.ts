import { http, HttpResponse } from 'msw';
import { fail } from '../market/errors.ts';
import type { Market } from '../market/context.ts';
import { readUpload, storeUpload, type UploadKind } from '../market/uploads.ts';
import type { Ask, HandlersOf } from './types.ts';
import { wireOf } from './wire.ts';

type Ids = 'imageUpload' | 'fileUpload';

async function upload(ask: Ask<Ids>, kind: UploadKind) {
  // Stricter than the known backend, which accepts files from guests.
  if (!ask.user) fail('notSignedIn', 401);
  const file = ask.body.multipart;
  const stored = await storeUpload(ask.market, kind, {
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  });
  return {
    fileName: stored.name,
    extName: stored.extension,
    fileSize: stored.size,
    url: wireOf(ask).picture(stored.address),
    type: stored.type.slice(stored.type.indexOf('/') + 1),
  };
}

export const uploadHandlers: HandlersOf<Ids> = {
  imageUpload: (ask) => upload(ask, 'image'),
  fileUpload: (ask) => upload(ask, 'file'),
};

/** Serves uploaded files at the address returned by the upload; a width parameter is ignored. */
export const uploadedFiles = (market: Market) =>
  http.get('*/media/upload/:name', async ({ request }) => {
    const found = await readUpload(market, new URL(request.url).pathname);
    if (!found)
      return new HttpResponse('No such file', {
        status: 404,
        headers: { 'Content-Type': 'text/plain' },
      });
    return HttpResponse.arrayBuffer(found.bytes.buffer, {
      headers: { 'Content-Type': found.type },
    });
  });
