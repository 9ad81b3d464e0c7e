import { isRefusal } from '#/api/error-class.ts';
import { noop } from '#/lib/noop.ts';

/** Types that every backend accepts. Source: fact sheet of orders, extensions of uploads. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'];

/** The file with an extension that backends accept: in lower case. Source: fact sheet of orders, extensions of uploads. */
export const withKnownExtension = (file: File): File =>
  new File([file], file.name.replace(/(\.[^.]*)?$/, file.type === 'image/png' ? '.png' : '.jpg'), {
    type: file.type,
  });

/** The last upload of a form, for `useRef`. Source: see `sendInTurn`. */
export interface UploadQueue {
  current: Promise<unknown>;
}

/**
 * Sends uploads one after the other, and a refused one once more: backends create a folder with the first picture of a
 * day, and refuse others that arrive meanwhile. Source: findings before the real backend, two pictures at once.
 */
export function sendInTurn<Result>(
  queue: UploadQueue,
  send: () => Promise<Result>,
): Promise<Result> {
  const turn = queue.current
    .then(send)
    .catch((error: unknown) => (isRefusal(error) ? send() : Promise.reject(error)));
  queue.current = turn.catch(noop);
  return turn;
}
