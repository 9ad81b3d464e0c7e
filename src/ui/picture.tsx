import { useEffect, useRef, useState } from 'react';
import { useDense } from './use-dense.ts';

/** A picture too, so that whatever sizes the real one sizes this. */
const standIn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-38 -38 100 100" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#9C918A" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path fill="#F0EAE5" stroke="none" d="M-38-38H62V62H-38z"/><rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/></svg>',
)}`;

export interface PictureProps {
  /** Address of the picture at least so many pixels wide; `''` when there is none. */
  srcFor: (width: number) => string;
  alt: string;
  /** Size on screen; twice as wide is offered to dense screens. */
  width: number;
  height: number;
  /** In the first view: loads at once and first. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Keeps its room, loads late by default, and shows a quiet ground when it cannot be loaded.
 * Only what a server draws leaves the choice of density to the browser: Chromium never lets go of a picture with a
 * `srcset` that was made and not put into the page, as React does with each part that has to wait, and with it goes the page.
 */
export function Picture({ srcFor, alt, width, height, priority = false, className }: PictureProps) {
  const dense = useDense();
  const src = srcFor(dense ? width * 2 : width);
  const twice = dense === null ? srcFor(width * 2) : src;
  const [broken, setBroken] = useState('');
  const img = useRef<HTMLImageElement>(null);
  const missing = src === broken;

  // A failure before hydration went unheard: asking again lets it be heard.
  useEffect(() => {
    const node = img.current;
    if (src !== '' && node?.complete && node.naturalWidth === 0) node.src = src;
  }, [src]);

  return (
    <img
      ref={img}
      className={className}
      src={missing ? standIn : src}
      srcSet={missing || twice === src ? undefined : `${src} 1x, ${twice} 2x`}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
