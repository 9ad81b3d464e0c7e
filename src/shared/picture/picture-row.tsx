import { useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { Picture } from '#/ui/picture.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { srcFor } from './src-for.ts';
import { ItemButton } from '#/ui/item-name.tsx';
import { FirstOf } from '#/shared/async/first-of.tsx';
import * as styles from './picture-row.module.css';

const LargeView = lazyPart(() => import('./large-view.tsx'), 'default');

interface PictureRowProps {
  pictures: readonly string[];
  /** side of a square in pixels */
  size: number;
  /** accessible name */
  title: string;
}

/** Row of square thumbnails; a click opens the lightbox. */
export function PictureRow({ pictures, size, title }: PictureRowProps) {
  const { t } = useTranslation();
  const [large, setLarge] = useState<number | null>(null);
  const close = () => setLarge(null);
  return (
    <>
      <ul className={styles.root}>
        <FirstOf items={pictures} inList>
          {(src, index) => (
            <li key={src} style={{ width: size, height: size }}>
              <ItemButton
                aria-label={t('a11y.enlarge', { n: `${index + 1} / ${pictures.length}` })}
                aria-haspopup="dialog"
                onClick={() => setLarge(index)}
              >
                <Picture srcFor={srcFor(src)} alt="" width={size} height={size} />
              </ItemButton>
            </li>
          )}
        </FirstOf>
      </ul>
      {large !== null && (
        <LazyBoundary onFailed={close}>
          <LargeView
            pictures={pictures}
            start={large}
            loadedWidth={size}
            title={title}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </>
  );
}
