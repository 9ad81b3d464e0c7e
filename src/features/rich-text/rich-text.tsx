import { memo, useEffect, useRef, useState } from 'react';
import { PartFailed } from '../part/part-failed.tsx';
import { srcFor } from '../picture/src-for.ts';
import { drawText } from './drawn.ts';
import './rich-text.css';

/** As wide as a text column gets, for dense screens too. */
const PICTURE_WIDTH = 1200;

const pictureSrc = (src: string) => srcFor(src)(PICTURE_WIDTH);

const NOTHING_YET = { __html: '' };

interface RichTextProps {
  html: string;
  /** Level of its highest headings. */
  topHeading?: 2 | 3;
}

type Clean = { of: string; html: string } | 'failed' | null;

/** HTML of a merchant or the platform. Nothing of it is shown before it has been sanitised: by the server in its document, else by the browser. */
export const RichText = memo(function RichText({ html, topHeading = 3 }: RichTextProps) {
  const [clean, setClean] = useState<Clean>(null);
  const [round, setRound] = useState(0);
  const first = useRef(html);
  const box = useRef<HTMLDivElement>(null);
  const drawn = drawText(html, { pictureSrc, topHeading });

  useEffect(() => {
    if (box.current?.dataset.drawn === 'whole' && html === first.current) return undefined;
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

  if (drawn)
    return (
      <div
        className="rich-text"
        data-drawn={drawn.whole ? 'whole' : 'part'}
        dangerouslySetInnerHTML={{ __html: drawn.html }}
      />
    );
  if (clean === 'failed') return <PartFailed onRetry={() => setRound(round + 1)} />;
  if (clean?.of === html)
    return (
      <div key="clean" className="rich-text" dangerouslySetInnerHTML={{ __html: clean.html }} />
    );
  // Where the server has drawn the text, it and its element stay as they came.
  return (
    <div
      key="waiting"
      ref={box}
      className="rich-text rich-text--waiting"
      aria-busy
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING_YET}
    />
  );
});
