import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { UploadFolder } from '#generated/model/uploadFolder.ts';
import { watchUpload } from '#/api/upload-progress.ts';
import { useEventCallback } from '#/ui/use-event-callback.ts';
import { useAction } from '#/session/use-action.ts';
import { showToast } from '#/shared/toasts/store.ts';
import { useOnChange } from '#/ui/use-on-change.ts';
import { useIsMounted } from '#/ui/use-is-mounted.ts';
import { withKnownExtension } from '#/backend/uploads.ts';
import { largestPicture, pictureProblem } from './picture-file.ts';
import { storePicture } from './actions.ts';
import { announce } from '#/ui/announce.ts';

/** A picture of the row. */
export type Upload = { id: number } & (
  | {
      state: 'done';
      address: string;
      /** unknown for a picture that was uploaded before */ name?: string;
    }
  | { state: 'sending'; file: File; /** from 0 to 1 */ share: number }
  | {
      state: 'failed';
      file: File;
      /** empty if the shopper did not sign in or the backend refused it */ reason: string;
    }
);

let lastId = 0;
const done = (address: string): Upload => ({ id: ++lastId, state: 'done', address });

const addressesOf = (uploads: readonly Upload[]) =>
  uploads.flatMap((upload) => (upload.state === 'done' ? [upload.address] : []));
const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((address, i) => address === other[i]);

interface Options {
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  onSending: ((sending: boolean) => void) | undefined;
  onFailed: ((failed: number) => void) | undefined;
  max: number;
  folder: UploadFolder;
}

/** Upload state of the pictures of a row, in the order of selection. */
export function useUploads({ value, onChange, onSending, onFailed, max, folder }: Options) {
  const { t, locale } = useTranslation();
  const queue = useRef(Promise.resolve<unknown>(null));
  const upload = useAction(storePicture, { errors: 'none', concurrent: true });
  const [uploads, setUploads] = useState(() => value.map(done));
  // Several responses may arrive before the next render, so the latest state is in a ref.
  const latest = useRef(uploads);
  const isMounted = useIsMounted();
  const known = useRef(value);
  const notifyChange = useEventCallback(onChange);
  const notifySending = useEffectEvent((now: boolean) => onSending?.(now));
  const sending = uploads.some(({ state }) => state === 'sending');
  const failed = uploads.filter(({ state }) => state === 'failed').length;

  useEffect(() => {
    if (!sending) return;
    notifySending(true);
    return () => notifySending(false);
  }, [sending]);

  useOnChange(failed, (count) => onFailed?.(count));

  // The parent changed the pictures. If it removed all of them, pending uploads are dropped.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = value;
    if (same(value, before) || same(value, addressesOf(latest.current))) return;
    const waiting =
      value.length === 0 ? [] : latest.current.filter(({ state }) => state !== 'done');
    latest.current = [...value.map(done), ...waiting];
    setUploads(latest.current);
  }, [value]);

  function update(next: Upload[]) {
    const before = addressesOf(latest.current);
    latest.current = next;
    setUploads(next);
    const addresses = addressesOf(next);
    if (!same(addresses, before)) notifyChange(addresses);
  }

  const replace = (now: Upload) =>
    update(latest.current.map((upload) => (upload.id === now.id ? now : upload)));

  function showProgress(id: number, share: number) {
    const upload = latest.current.find((one) => one.id === id);
    if (isMounted.current && upload?.state === 'sending') replace({ ...upload, share });
  }

  async function send(id: number, file: File) {
    const multipart = withKnownExtension(file);
    watchUpload(multipart, (share) => showProgress(id, share));
    const stored = await upload.run(queue, folder, multipart);
    if (!isMounted.current) return;
    const reason = !stored.done && stored.error ? stored.problem : '';
    const place = latest.current.findIndex((one) => one.id === id);
    if (stored.done) announce(`upload ${id}`, t('upload.stored', { n: place + 1 }));
    replace(
      stored.done
        ? { id, state: 'done', address: stored.result.url, name: file.name }
        : { id, state: 'failed', file, reason },
    );
  }

  function add(files: readonly File[]) {
    for (const problem of new Set(files.map(pictureProblem)))
      if (problem) showToast('error', t(problem, { size: largestPicture(locale) }));
    const good = files.filter((file) => pictureProblem(file) === null);
    const fitting = good.slice(0, Math.max(0, max - latest.current.length));
    if (fitting.length < good.length) showToast('error', t('upload.upPic', { max }));
    const added = fitting.map((file) => ({
      id: ++lastId,
      state: 'sending' as const,
      file,
      share: 0,
    }));
    update([...latest.current, ...added]);
    for (const { id, file } of added) void send(id, file);
  }

  function retry({ id }: Upload) {
    const failed = latest.current.find((upload) => upload.id === id);
    if (failed?.state !== 'failed') return;
    replace({ id, state: 'sending', file: failed.file, share: 0 });
    void send(id, failed.file);
  }

  const remove = ({ id }: Upload) => update(latest.current.filter((upload) => upload.id !== id));

  return { uploads, add, retry, remove };
}
