import { getImageUploadMutationOptions } from '#generated/client/upload/upload.ts';
import type { UploadFolder } from '#generated/model/uploadFolder.ts';
import type { UploadResult } from '#generated/model/uploadResult.ts';
import { isRefusal } from '#/api/error-class.ts';
import { mutate } from '#/api/mutate.ts';
import { messageOf } from '#/api/policy.ts';
import { sendInTurn, type UploadQueue } from '#/backend/uploads.ts';
import type { Write } from '#/session/write.ts';

/** Stores a picture. */
export const storePicture: Write<
  [queue: UploadQueue, folder: UploadFolder, multipart: File],
  UploadResult
> = {
  signInFor: 'pictures',
  send: (client, queue, folder, multipart) =>
    sendInTurn(queue, () =>
      mutate(client, getImageUploadMutationOptions(), {
        data: { multipart },
        params: { model: 'user', pid: folder },
      }),
    ),
  // Empty for a refusal, which backends explain in their own language.
  explain: ({ error, t }) => {
    if (error.status === 413) return t('upload.pictureTooLarge');
    return isRefusal(error) ? '' : messageOf(error, t);
  },
  unverified: 'A stored picture that nothing refers to does no harm.',
};
