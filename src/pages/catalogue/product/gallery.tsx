import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { FirstOf } from '#/shared/async/first-of.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { indexAfterKey } from '#/shared/picture/picture-index.ts';
import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import { useSwipe } from '#/ui/use-swipe.ts';
import { ownKey } from '#/ui/own-key.ts';
import { LARGE_WIDTH } from './pictures.ts';
import * as styles from './gallery.module.css';

const Lens = lazyPart(() => import('./lens.tsx'), 'default');
const LargeView = lazyPart(() => import('#/shared/picture/large-view.tsx'), 'default');

const LENS_WIDTH = 1600;

interface GalleryProps {
  pictures: readonly string[];
  /** Index of the large picture. */
  at: number;
  onShow: (index: number) => void;
  /** Alternative text of the pictures. */
  name: string;
}

/** Product pictures: thumbnails, arrow keys and swipes select, hover magnifies, a click enlarges. */
export const Gallery = memo(function Gallery({ pictures, at, onShow, name }: GalleryProps) {
  const { t } = useTranslation();
  const [hovered, setHovered] = useState(false);
  const [large, setLarge] = useState(false);
  const thumbs = useRef<HTMLDivElement>(null);
  const total = pictures.length;
  const picture = pictures[at] ?? '';
  const place = `${at + 1} / ${total}`;

  const swipe = useSwipe((step) => {
    if (pictures[at + step] !== undefined) onShow(at + step);
  });

  function keyDown(event: KeyboardEvent) {
    const next = indexAfterKey(ownKey(event), at, total);
    if (next === null || large) return;
    event.preventDefault();
    onShow(next);
    const thumb = thumbs.current?.children[next];
    if (!(thumb instanceof HTMLElement)) return;
    thumb.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (thumbs.current?.contains(document.activeElement)) thumb.focus({ preventScroll: true });
  }

  function follow(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse') return;
    setHovered(true);
    const box = event.currentTarget.getBoundingClientRect();
    event.currentTarget.style.setProperty(
      '--x',
      `${((event.clientX - box.left) / box.width) * 100}%`,
    );
    event.currentTarget.style.setProperty(
      '--y',
      `${((event.clientY - box.top) / box.height) * 100}%`,
    );
  }

  return (
    <div className={styles.root} role="group" aria-label={name} onKeyDown={keyDown}>
      <button
        type="button"
        className={styles.main}
        data-product-picture
        aria-label={t('a11y.enlarge', { n: total > 1 ? place : 1 })}
        disabled={total === 0}
        aria-haspopup="dialog"
        onClick={() => setLarge(true)}
        onPointerMove={follow}
        onPointerLeave={() => setHovered(false)}
        {...swipe}
      >
        <Picture
          srcFor={srcFor(picture)}
          alt={name}
          width={LARGE_WIDTH}
          height={LARGE_WIDTH}
          priority
        />
        {hovered && picture && (
          <LazyBoundary>
            <Lens src={srcFor(picture)(LENS_WIDTH)} />
          </LazyBoundary>
        )}
        {total > 1 && (
          <span className={`no-print num ${styles.n}`} aria-hidden>
            {place}
          </span>
        )}
      </button>
      {total > 1 && (
        <div ref={thumbs} className={`scroller ${styles.thumbs}`}>
          <FirstOf items={pictures}>
            {(thumb, index) => (
              <button
                key={thumb}
                type="button"
                className={cx(index === at && styles.isOn)}
                aria-label={t('a11y.picture', { n: index + 1, total })}
                aria-pressed={index === at}
                onClick={() => onShow(index)}
                onPointerEnter={() => onShow(index)}
              >
                <Picture srcFor={srcFor(thumb)} alt="" width={76} height={76} />
              </button>
            )}
          </FirstOf>
        </div>
      )}
      {large && (
        <LazyBoundary onFailed={() => setLarge(false)}>
          <LargeView
            pictures={pictures}
            start={at}
            loadedWidth={LARGE_WIDTH}
            title={name}
            onClose={() => setLarge(false)}
          />
        </LazyBoundary>
      )}
    </div>
  );
});
