import { useEffect, useState } from 'react';
import { useTimeout } from '#/ui/use-timeout.ts';

const EVERY_MS = 5000;
const WARM_MS = 2000;

export interface Slides {
  index: number;
  /** pictures after the first one may load */
  warm: boolean;
  /** autoplay is on */
  playing: boolean;
  show: (index: number) => void;
  toggle: () => void;
  /** pauses autoplay while the carousel is hovered or focused */
  hold: (held: boolean) => void;
}

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A menu, a list or a dialog is open. */
const isCovered = () =>
  document.querySelector('[data-popover], [data-panel], dialog[open]') !== null;

/** The current slide, with autoplay unless it is paused, stopped, or the shopper prefers reduced motion. */
export function useSlides(count: number): Slides {
  const [index, setIndex] = useState(0);
  const [warm, setWarm] = useState(false);
  const [held, hold] = useState(false);
  const [playing, setPlaying] = useState(false);

  useTimeout(() => {
    setWarm(true);
    setPlaying(!calm());
  }, WARM_MS);

  const turning = playing && !held && count > 1;
  useEffect(() => {
    if (!turning) return;
    const timer = window.setInterval(() => {
      if (!document.hidden && !isCovered()) setIndex((now) => (now + 1) % count);
    }, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [turning, count, index]);

  function show(wanted: number) {
    setWarm(true);
    setIndex((wanted + count) % count);
  }

  return { index, warm, playing, show, toggle: () => setPlaying(!playing), hold };
}
