import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { LoadError } from '#/shared/async/load-error.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import { PLACEHOLDER } from '#/ui/picture.tsx';
import { renderText } from './rendered-text.ts';
import * as styles from './rich-text.module.css';

function replace(picture: EventTarget | null) {
  if (!(picture instanceof HTMLImageElement) || picture.src === PLACEHOLDER) return;
  picture.src = PLACEHOLDER;
  picture.alt = '';
}

/** Shows the placeholder instead of pictures that cannot be loaded. Returns a function that stops this. */
function replaceBrokenPictures(box: HTMLElement): () => void {
  const onError = ({ target }: Event) => replace(target);
  // Errors of pictures do not bubble.
  box.addEventListener('error', onError, true);
  // An error before hydration fires no handler.
  for (const picture of box.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) replace(picture);
  return () => box.removeEventListener('error', onError, true);
}

/** Maximum width of a text column in device pixels. */
const PICTURE_WIDTH = 1200;

const pictureSrc = (src: string) => srcFor(src)(PICTURE_WIDTH);

const withPlaceholders = (node: HTMLElement | null) =>
  node ? replaceBrokenPictures(node) : undefined;

const NOTHING_YET = { __html: '' };

interface RichTextProps {
  html: string;
  /** level of the highest headings */
  topHeading?: 2 | 3;
}

type Clean = { of: string; html: string | TrustedHTML } | 'failed' | null;

/** HTML of a merchant or the platform, sanitized by the server for its document, otherwise by the browser. */
export const RichText = memo(function RichText({ html, topHeading = 3 }: RichTextProps) {
  const [clean, setClean] = useState<Clean>(null);
  const [round, setRound] = useState(0);
  const first = useRef(html);
  const box = useRef<HTMLElement>(null);
  const waiting = useCallback((node: HTMLElement | null) => {
    box.current = node;
    return withPlaceholders(node);
  }, []);
  const rendered = renderText(html, { pictureSrc, topHeading });

  useEffect(() => {
    if (box.current?.dataset.rendered === 'whole' && html === first.current) return undefined;
    let wanted = true;
    const show = (next: Clean) => {
      if (wanted) setClean(next);
    };
    import('./sanitise.ts').then(
      ({ sanitise }) => show({ of: html, html: sanitise(html, { pictureSrc, topHeading }) }),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [html, topHeading, round]);

  if (rendered)
    return (
      <div
        className={styles.root}
        data-rendered={rendered.whole ? 'whole' : 'part'}
        dangerouslySetInnerHTML={{ __html: rendered.html }}
      />
    );
  if (clean === 'failed') return <LoadError onRetry={() => setRound(round + 1)} />;
  if (clean?.of === html)
    return (
      <div
        key="clean"
        ref={withPlaceholders}
        className={styles.root}
        dangerouslySetInnerHTML={{ __html: clean.html }}
      />
    );
  // Hydration keeps the element and the text that the server rendered.
  return (
    <div
      key="waiting"
      ref={waiting}
      className={`${styles.root} ${styles.waiting}`}
      aria-busy
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING_YET}
    />
  );
});
