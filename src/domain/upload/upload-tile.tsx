import { RotateCw, X } from 'lucide';
import { useCallback, useId, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { percentText } from '#/i18n/format.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { sizeTexts } from './picture-file.ts';
import type { Upload } from './use-uploads.ts';
import * as styles from './image-upload.module.css';

const SIZE = 120;

/** Preview of a local file; `onBroken` if it is no picture, or gone from the device. */
function Preview({ file, onBroken }: { file: File; onBroken: () => void }) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      img.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" width={SIZE} height={SIZE} decoding="async" onError={onBroken} />;
}

/** Progress of an upload: percentage, bar and size. */
function Progress({ file, share, n }: { file: File; share: number; n: number }) {
  const { t, locale } = useTranslation();
  const percent = Math.floor(share * 100);
  const text = percentText(percent, locale);
  return (
    <>
      <span className={`${styles.veil} num`} aria-hidden>
        {text}
      </span>
      <span
        className={cx(styles.bar, percent === 0 && styles.isIdle)}
        role="progressbar"
        aria-label={t('upload.sending', { n })}
        aria-valuenow={percent}
        aria-valuetext={text}
        title={file.name}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}

interface UploadTileProps {
  upload: Upload;
  /** position in the row, from 1 */
  n: number;
  onRetry: () => void;
  onRemove: () => void;
}

export function UploadTile({ upload, n, onRetry, onRemove }: UploadTileProps) {
  const { t, locale } = useTranslation();
  const failedId = useId();
  const [isBroken, setBroken] = useState(false);
  const { state } = upload;
  // Backends do not say why they refuse a file, and one that cannot be read looks like a lost connection.
  const reason = state === 'failed' && (isBroken ? t('upload.pictureBroken') : upload.reason);
  return (
    <li className={styles.tile} aria-busy={state === 'sending' || undefined}>
      <div className={styles.pic} data-state={state}>
        {state === 'done' ? (
          <Picture srcFor={srcFor(upload.address)} alt="" width={SIZE} height={SIZE} />
        ) : (
          // Read again after a failure.
          <Preview key={state} file={upload.file} onBroken={() => setBroken(true)} />
        )}
        {state === 'sending' && <Progress file={upload.file} share={upload.share} n={n} />}
        {state === 'failed' && !isBroken && (
          <button
            type="button"
            data-failed
            className={styles.retry}
            aria-describedby={failedId}
            onClick={onRetry}
          >
            <Icon as={RotateCw} size={14} />
            <span>{t('common.retry')}</span>
          </button>
        )}
        <button
          type="button"
          data-remove
          data-failed={(state === 'failed' && isBroken) || undefined}
          className={styles.x}
          aria-label={t('a11y.removePicture', { n })}
          onClick={onRemove}
        >
          <Icon as={X} size={14} />
        </button>
      </div>
      {state === 'done' && upload.name && (
        <span className={`${styles.cap} clip`} title={upload.name}>
          {upload.name}
        </span>
      )}
      {state === 'sending' && (
        <span className={`${styles.cap} clip num`}>
          {t('upload.bytes', sizeTexts(upload.file.size, upload.share, locale))}
        </span>
      )}
      {state === 'failed' && (
        <span role="alert" className={`${styles.cap} ${styles.capFailed}`}>
          <span id={failedId} className={reason ? 'sr' : undefined}>
            {`${t('upload.failed', { n })} `}
          </span>
          {reason && <span>{reason}</span>}
        </span>
      )}
    </li>
  );
}
