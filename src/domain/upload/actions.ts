import { getImageUploadMutationOptions } from '#generated/client/upload/upload.ts';
import type { UploadFolder } from '#generated/model/uploadFolder.ts';
import type { UploadResult } from '#generated/model/uploadResult.ts';
import { isRefusal } from '#/api/error-class.ts';
import { mutate } from '#/api/mutate.ts';
import { messageOf } from '#/api/policy.ts';
import { noop } from '#/lib/noop.ts';
import type { Write } from '#/session/write.ts';

/** The last upload of a form, for `useRef`. */
export interface UploadQueue {
  current: Promise<unknown>;
}

/**
 * Stores a picture. Pictures are sent one after the other, and a refused one once more: backends create a folder with the
 * first picture of a day, and refuse others that arrive meanwhile.
 */
export const storePicture: Write<
  [queue: UploadQueue, folder: UploadFolder, multipart: File],
  UploadResult
> = {
  send: (client, queue, folder, multipart) => {
    const send = () =>
      mutate(client, getImageUploadMutationOptions(), {
        data: { multipart },
        params: { model: 'user', pid: folder },
      });
    const turn = queue.current
      .then(send)
      .catch((error: unknown) => (isRefusal(error) ? send() : Promise.reject(error)));
    queue.current = turn.catch(noop);
    return turn;
  },
  // Empty for a refusal, which backends explain in their own language.
  explain: ({ error, t }) => (isRefusal(error) ? '' : messageOf(error, t)),
  unverified: 'A stored picture that nothing refers to does no harm.',
};
