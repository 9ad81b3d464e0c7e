import { ImagePlus } from 'lucide';
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
import { useTranslation } from '#/i18n/use-translation.ts';
import type { UploadFolder } from '#generated/model/uploadFolder.ts';
import { numberText } from '#/i18n/format.ts';
import { cx } from '#/ui/cx.ts';
import { FieldContext } from '#/ui/field-context.ts';
import { Icon } from '#/ui/icon.ts';
import { PICTURE_TYPES } from '#/backend/uploads.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploads } from './use-uploads.ts';
import * as styles from './image-upload.module.css';

interface ImageUploadProps {
  /** addresses of the uploaded pictures, in order */
  value: readonly string[];
  onChange: (addresses: string[]) => void;
  /** called when uploads start and when all are finished */
  onSending?: ((sending: boolean) => void) | undefined;
  /** called with the number of failed pictures in the row */
  onFailed?: ((failed: number) => void) | undefined;
  /** maximum number of pictures */
  max?: number | undefined;
  /** purpose of the pictures */
  folder: UploadFolder;
  /** for forms that focus the first invalid field */
  ref?: Ref<{ focus: () => void }> | undefined;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Uploads pictures as soon as they are selected or dropped. For a `Field group`. */
export function ImageUpload({
  value,
  onChange,
  onSending,
  onFailed,
  max = 5,
  folder,
  ref,
}: ImageUploadProps) {
  const { t, locale } = useTranslation();
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
    max,
    folder,
  });
  const count = `${numberText(uploads.length, locale)} / ${numberText(max, locale)}`;

  const find = (selector: string) => row.current?.querySelectorAll<HTMLElement>(selector) ?? [];
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        (find('[data-failed]')[0] ?? addButton.current ?? find('[data-remove]')[0])?.focus(),
    }),
    [],
  );

  /** Applies a change that may remove the focused element, then focuses the picture at its index. */
  function changeAt(place: number, change: () => void) {
    flushSync(change);
    const crosses = find('[data-remove]');
    (crosses[place] ?? addButton.current ?? crosses[0])?.focus();
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // Otherwise selecting the same file again fires no event.
    event.target.value = '';
    flushSync(() => add(files));
    if (!addButton.current) [...find('[data-remove]')].at(-1)?.focus();
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
        className={cx(styles.root, over && styles.isOver, field?.invalid && styles.isError)}
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
        {uploads.length < max && (
          <li className={styles.tile}>
            <button
              ref={addButton}
              type="button"
              className={`${styles.pic} ${styles.add}`}
              aria-label={`${t('upload.add')} ${count}`}
              aria-describedby={field?.describedBy}
              onClick={() => input.current?.click()}
            >
              <Icon as={ImagePlus} size={24} />
              <span>{`${t('upload.add')} `}</span>
              <span className={`${styles.count} num`}>{count}</span>
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
