import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import { type FocusEvent, type KeyboardEvent, useId, useEffect, useState } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import type { Content } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.ts';
import { useSwipe } from '#/ui/use-swipe.ts';
import { ownKey } from '#/ui/own-key.ts';
import { ItemButton, ItemName } from '#/ui/item-name.tsx';
import { useTimeout } from '#/ui/use-timeout.ts';
import * as styles from './carousel.module.css';

const EVERY_MS = 5000;
const WARM_MS = 2000;

interface Slides {
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
function useSlides(count: number): Slides {
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

/** More are not waited for. */
const MOST = 30;

interface CarouselProps {
  label: string;
  slides: readonly { id: number; content: Content }[];
  className?: string | undefined;
}

/**
 * Slides with autoplay every five seconds, arrows, dots, arrow keys and swipes. `--carousel-dots` is the inset of the dots.
 */
export function Carousel({ label, slides: all, className }: CarouselProps) {
  const { t } = useTranslation();
  const slides = all.slice(0, MOST);
  const { index, warm, playing, show, toggle, hold } = useSlides(slides.length);
  const total = slides.length;
  const id = useId();
  const swipe = useSwipe((step) => {
    if (total > 1) show(index + step);
  });

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[ownKey(event)];
    if (step && total > 1) show(index + step);
  }

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
  };

  return (
    <section
      id={id}
      className={cx(styles.root, className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      {...swipe}
    >
      <div
        className={styles.track}
        style={{ transform: `translateX(${index * -100}%)` }}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={t('home.slide', { n: place + 1, total })}
            inert={place !== index}
          >
            {(place === 0 || warm) && content}
          </div>
        ))}
      </div>
      {total > 1 && (
        <ItemName value={id}>
          <ItemButton
            className={`${styles.arrow} ${styles.arrowPrev}`}
            aria-label={t('home.slidePrev')}
            onClick={() => show(index - 1)}
          >
            <Icon as={ChevronLeft} />
          </ItemButton>
          <ItemButton
            className={`${styles.arrow} ${styles.arrowNext}`}
            aria-label={t('home.slideNext')}
            onClick={() => show(index + 1)}
          >
            <Icon as={ChevronRight} />
          </ItemButton>
          <div className={styles.dots}>
            {slides.map(({ id }, place) => (
              <ItemButton
                key={id}
                className={cx(styles.dot, place === index && styles.isOn)}
                aria-label={t('home.slide', { n: place + 1, total })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
            <ItemButton
              className={styles.pause}
              aria-label={playing ? t('home.pause') : t('home.play')}
              onClick={toggle}
            >
              <Icon as={playing ? Pause : Play} size={12} fill />
            </ItemButton>
          </div>
        </ItemName>
      )}
    </section>
  );
}
