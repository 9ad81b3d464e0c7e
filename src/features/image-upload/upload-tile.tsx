import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { srcFor } from '../picture/src-for.ts';
import type { Upload } from './use-uploads.ts';

const SIZE = 104;

/** A picture that so far only this machine has. */
function Preview({ file }: { file: File }) {
  const img = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    img.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={img} alt="" width={SIZE} height={SIZE} decoding="async" />;
}

interface UploadTileProps {
  upload: Upload;
  /** its place in the row, from 1 */
  n: number;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadTile({ upload, n, onRetry, onRemove }: UploadTileProps) {
  const { t } = useTranslation();
  const failedId = useId();
  const { state } = upload;
  return (
    <li
      className={cx('upload__tile', state !== 'done' && 'is-waiting')}
      aria-busy={state === 'sending' || undefined}
    >
      {state === 'done' ? (
        <Picture srcFor={srcFor(upload.address)} alt="" width={SIZE} height={SIZE} />
      ) : (
        <Preview file={upload.file} />
      )}
      {state === 'sending' && (
        <span className="upload__bar" role="progressbar" aria-label={t('upload.sending', { n })}>
          <i />
        </span>
      )}
      {state === 'failed' && (
        <>
          <span id={failedId} role="alert" className="sr">
            {t('upload.failed', { n })}
          </span>
          <button
            type="button"
            className="upload__retry"
            aria-describedby={failedId}
            onClick={onRetry}
          >
            {t('common.retry')}
          </button>
        </>
      )}
      <button
        type="button"
        className="upload__x"
        aria-label={t('a11y.removePicture', { n })}
        onClick={onRemove}
      >
        <Icon as={X} size={14} />
      </button>
    </li>
  );
}
