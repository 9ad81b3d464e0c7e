import { useTranslation } from '#/i18n/use-translation.ts';
import type { Elements } from '#/lib/content.ts';
import { ratingText } from '#/i18n/format.ts';
import { cx } from '#/ui/cx.ts';
import { Stars } from '#/ui/stars.tsx';

/** Rating of a store, followed by children. */
export function StoreScore({
  stars,
  className,
  children,
}: {
  stars: number;
  className?: string | undefined;
  children?: Elements;
}) {
  const { t, locale } = useTranslation();
  return (
    <div className={cx('row', className)}>
      <Stars value={stars} label={t('reviews.stars', { count: stars })} />
      <small className="muted num" aria-hidden>
        {ratingText(stars, locale)}
      </small>
      {children}
    </div>
  );
}
