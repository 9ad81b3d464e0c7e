import type { MouseEvent } from 'react';
import { useTranslation } from '#/i18n/use-translation.ts';
import { cx } from '#/ui/cx.ts';
import { noteCard, useHeart } from './card-presses.ts';
import * as styles from './product-card.module.css';

interface HeartButtonProps {
  /** accessible name, with the product's name */
  label: string;
  on: boolean;
  /** false if the press removes the card, so that the button is no toggle */
  isToggle?: boolean;
  onClick: (event: MouseEvent) => void;
  className?: string | undefined;
}

/** Round button over the picture of a card. */
export function HeartButton({ label, on, isToggle = true, onClick, className }: HeartButtonProps) {
  return (
    <button
      ref={noteCard}
      type="button"
      className={cx(styles.like, on && styles.isOn, className)}
      aria-label={label}
      aria-pressed={isToggle ? on : undefined}
      onClick={onClick}
    />
  );
}

/** Adds the product of a card to the wishlist, or removes it. */
export function CardHeart({
  id,
  name,
  className,
}: {
  id: number;
  name: string;
  className?: string | undefined;
}) {
  const { t } = useTranslation();
  const { on, press } = useHeart(id);
  return (
    <HeartButton
      className={className}
      label={t('goods.wishAddNamed', { name })}
      on={on}
      onClick={press}
    />
  );
}
