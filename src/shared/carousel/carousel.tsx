import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#/ui/cx.ts';
import { Icon } from '#/ui/icon.tsx';
import { useSlides } from './use-slides.ts';
import './carousel.css';

export interface CarouselProps {
  label: string;
  slides: readonly { id: number; content: ReactNode }[];
  className?: string | undefined;
}

/** Slides with autoplay every five seconds, and arrows, dots and arrow keys. */
export function Carousel({ label, slides, className }: CarouselProps) {
  const { t } = useTranslation();
  const { index, warm, playing, show, toggle, hold } = useSlides(slides.length);
  const total = slides.length;

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step && total > 1) show(index + step);
  }

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) hold(false);
  };

  return (
    <section
      className={cx('carousel', className)}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <div
        className="carousel__track"
        style={{ transform: `translateX(${index * -100}%)` }}
        aria-live={playing ? 'off' : 'polite'}
      >
        {slides.map(({ id, content }, place) => (
          <div
            key={id}
            className="carousel__slide"
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
        <>
          <button
            type="button"
            className="carousel__arrow carousel__arrow--prev"
            aria-label={t('home.slidePrev')}
            onClick={() => show(index - 1)}
          >
            <Icon as={ChevronLeft} />
          </button>
          <button
            type="button"
            className="carousel__arrow carousel__arrow--next"
            aria-label={t('home.slideNext')}
            onClick={() => show(index + 1)}
          >
            <Icon as={ChevronRight} />
          </button>
          <div className="carousel__dots">
            {slides.map(({ id }, place) => (
              <button
                key={id}
                type="button"
                className={cx('carousel__dot', place === index && 'is-on')}
                aria-label={t('home.slide', { n: place + 1, total })}
                aria-current={place === index ? 'true' : undefined}
                onClick={() => show(place)}
              />
            ))}
            <button
              type="button"
              className="carousel__pause"
              aria-label={playing ? t('home.pause') : t('home.play')}
              onClick={toggle}
            >
              <Icon as={playing ? Pause : Play} size={12} fill />
            </button>
          </div>
        </>
      )}
    </section>
  );
}
