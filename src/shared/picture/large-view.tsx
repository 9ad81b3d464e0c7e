import { ChevronLeft, ChevronRight } from 'lucide';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Content } from '#/lib/content.ts';
import { Dialog } from '#/ui/dialog.tsx';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import { useDense } from '#/ui/use-dense.ts';
import { srcFor } from './src-for.ts';
import { indexAfterKey } from './picture-index.ts';
import { ownKey } from '#/ui/own-key.ts';
import * as styles from './large-view.module.css';

interface LargeViewProps {
  pictures: readonly string[];
  /** index of the initial picture */
  start: number;
  /** width at which the page has loaded the pictures; shown until the large ones are loaded */
  loadedWidth: number;
  /** accessible name */
  title: string;
  /** caption below the picture */
  caption?: Content;
  onClose: () => void;
}

/** Lightbox with arrow key navigation. Load it lazily. */
export default function LargeView({
  pictures,
  start,
  loadedWidth,
  title,
  caption,
  onClose,
}: LargeViewProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState(start);
  const isDense = useDense();
  const picture = srcFor(pictures[at] ?? '');
  const loaded = picture(isDense ? loadedWidth * 2 : loadedWidth);
  const total = pictures.length;
  const turn = (by: number) => setAt((at + by + total) % total);

  function keyDown(event: KeyboardEvent) {
    const next = indexAfterKey(ownKey(event), at, total);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      hideTitle
      bare
      closeLabel={t('common.close')}
      className={styles.root}
    >
      <div
        className={styles.stage}
        style={loaded ? { backgroundImage: `url(${JSON.stringify(loaded)})` } : undefined}
        onKeyDown={keyDown}
      >
        <Picture
          srcFor={picture}
          alt={t('a11y.picture', { n: at + 1, total })}
          width={960}
          height={960}
          priority
        />
        {total > 1 && (
          <>
            <button
              type="button"
              className={`${styles.turn} ${styles.turnBack}`}
              aria-label={t('a11y.previousPicture')}
              onClick={() => turn(-1)}
            >
              <Icon as={ChevronLeft} />
            </button>
            <button
              type="button"
              data-autofocus
              className={`${styles.turn} ${styles.turnOn}`}
              aria-label={t('a11y.nextPicture')}
              onClick={() => turn(1)}
            >
              <Icon as={ChevronRight} />
            </button>
            <span className={styles.n} aria-hidden>
              {`${at + 1} / ${total}`}
            </span>
          </>
        )}
      </div>
      {caption && <div className={styles.caption}>{caption}</div>}
    </Dialog>
  );
}
