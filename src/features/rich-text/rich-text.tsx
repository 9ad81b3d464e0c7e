import { useEffect, useState } from 'react';
import { PartFailed } from '../part/part-failed.tsx';
import { srcFor } from '../picture/src-for.ts';
import './rich-text.css';

/** As wide as a text column gets, for dense screens too. */
const PICTURE_WIDTH = 1200;

const pictureSrc = (src: string) => srcFor(src)(PICTURE_WIDTH);

interface RichTextProps {
  html: string;
  /** Level of its highest headings. */
  topHeading?: 2 | 3;
}

type Clean = { of: string; html: string } | 'failed' | null;

/** HTML of a merchant or the platform. Nothing of it is shown before it has been sanitised, which only a browser can do. */
export function RichText({ html, topHeading = 3 }: RichTextProps) {
  const [clean, setClean] = useState<Clean>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
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

  if (clean === 'failed') return <PartFailed onRetry={() => setRound(round + 1)} />;
  if (clean?.of !== html) return <div className="rich-text rich-text--waiting" aria-busy />;
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
