import { useEffect, useRef, useState } from 'react';
import { useDense } from './use-dense.ts';

/** Placeholder of a missing picture; an image as well, so that the same styles size it. */
export const PLACEHOLDER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-38 -38 100 100" preserveAspectRatio="xMidYMid slice" fill="none" stroke="#9C918A" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path fill="#F0EAE5" stroke="none" d="M-38-38H62V62H-38z"/><rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/></svg>',
)}`;

export interface PictureProps {
  /** address of the picture at a minimum width in pixels; empty if there is none */
  srcFor: (width: number) => string;
  alt: string;
  /** CSS pixels; high-density screens load twice the width */
  width: number;
  height: number;
  /** in the first viewport: eager, with high priority */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/**
 * Lazy image of fixed size, with a placeholder if it cannot be loaded.
 * Only server-rendered images have a `srcset`: Chromium leaks an element with a `srcset` that is created and never
 * attached, which React does with suspended content, and the whole document with it.
 */
export function Picture({ srcFor, alt, width, height, priority = false, className }: PictureProps) {
  const dense = useDense();
  const src = srcFor(dense ? width * 2 : width);
  const twice = dense === null ? srcFor(width * 2) : src;
  const [broken, setBroken] = useState('');
  const img = useRef<HTMLImageElement>(null);
  const missing = src === broken;

  // An error before hydration fires no handler; loading again fires it.
  useEffect(() => {
    const node = img.current;
    if (src !== '' && node?.complete && node.naturalWidth === 0) node.src = src;
  }, [src]);

  return (
    <img
      ref={img}
      className={className}
      src={missing ? PLACEHOLDER : src}
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
