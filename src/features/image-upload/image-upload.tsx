import { ImagePlus } from 'lucide-react';
import {
  type ChangeEvent,
  type DragEvent,
  type Ref,
  use,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { UploadFolder } from '../../../generated/model/uploadFolder.ts';
import { numberText } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/locale.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldContext } from '../../ui/field-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { PICTURE_TYPES } from './picture-file.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './use-uploads.ts';
import './image-upload.css';

interface ImageUploadProps {
  /** addresses of the pictures that are uploaded, in order */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  /** Hears whether pictures are still on their way. */
  onSending?: ((sending: boolean) => void) | undefined;
  /** Called with the number of pictures that failed and still stand in the row. */
  onFailed?: ((failed: number) => void) | undefined;
  /** how many there may be */
  most?: number | undefined;
  /** what the pictures are for */
  folder: UploadFolder;
  /** for a form that moves the focus to what is wrong */
  ref?: Ref<{ focus: () => void }> | undefined;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** A row of pictures that are uploaded as soon as they are chosen, by a dialog or by dropping them. For a `Field group`. */
export function ImageUpload({
  value,
  onChange,
  onSending,
  onFailed,
  most = 5,
  folder,
  ref,
}: ImageUploadProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const field = use(FieldContext);
  const row = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { uploads, add, retry, remove } = useUploads({
    value,
    onChange,
    onSending,
    onFailed,
    most,
    folder,
  });
  const count = `${numberText(uploads.length, locale)} / ${numberText(most, locale)}`;

  const find = (selector: string) => row.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        (find('.upload__retry')[0] ?? addButton.current ?? find('.upload__x')[0])?.focus(),
    }),
    [],
  );

  /** What has the focus may go with the change; then the picture at this place takes it. */
  function changeAt(place: number, change: () => void) {
    flushSync(change);
    const crosses = find('.upload__x');
    (crosses[place] ?? addButton.current ?? crosses[0])?.focus();
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen again.
    event.target.value = '';
    flushSync(() => add(files));
    if (!addButton.current) [...find('.upload__x')].at(-1)?.focus();
  }

  function drag(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  }

  function drop(event: DragEvent) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }

  return (
    <>
      <ul
        ref={row}
        className={cx('upload', over && 'is-over', field?.invalid && 'is-error')}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={leave}
        onDrop={drop}
      >
        {uploads.map((upload, i) => (
          <UploadTile
            key={upload.id}
            upload={upload}
            n={i + 1}
            onRetry={() => changeAt(i, () => retry(upload))}
            onRemove={() => changeAt(i, () => remove(upload))}
          />
        ))}
        {uploads.length < most && (
          <li className="upload__tile">
            <button
              ref={addButton}
              type="button"
              className="upload__pic upload__add"
              aria-label={`${t('upload.add')} ${count}`}
              aria-describedby={field?.describedBy}
              onClick={() => input.current?.click()}
            >
              <Icon as={ImagePlus} size={24} />
              <span>{t('upload.add')}</span> <span className="upload__count num">{count}</span>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join()}
        aria-label={t('upload.add')}
        onChange={choose}
      />
    </>
  );
}
