import { useRef } from 'react';
import { useImageUpload } from '#generated/client/upload/upload.ts';
import type { UploadFolder } from '#generated/model/uploadFolder.ts';
import type { UploadResult } from '#generated/model/uploadResult.ts';
import { isRefusal } from '#/api/error-class.ts';
import type { ApiError } from '#/api/error.ts';
import { messageOf } from '#/api/policy.ts';
import type { TextKey } from '#/i18n/text-key.ts';
import { noop } from '#/lib/noop.ts';

/**
 * The call that stores a picture, for `useAction`. Pictures are sent one after the other, and a refused one once more: backends
 * create a folder with the first picture of a day, and refuse others that arrive meanwhile. A stored picture that nothing
 * refers to does no harm.
 */
export function usePictureUpload(folder: UploadFolder): (multipart: File) => Promise<UploadResult> {
  const { mutateAsync } = useImageUpload();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (multipart) => {
    const send = () => mutateAsync({ data: { multipart }, params: { model: 'user', pid: folder } });
    const turn = last.current
      .then(send)
      .catch((error: unknown) => (isRefusal(error) ? send() : Promise.reject(error)));
    last.current = turn.catch(noop);
    return turn;
  };
}

/** Why a picture was not stored; empty for a refusal, which backends explain in their own language. */
export const uploadProblem = (error: ApiError, t: (key: TextKey) => string): string =>
  isRefusal(error) ? '' : messageOf(error, t);
