import type { MouseEvent } from 'react';
import type { ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { buttonClass, buttonIconSize, type ButtonLook } from './button-look.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.ts';
import { useItemName } from './item-name.tsx';
import { Spinner } from './spinner.tsx';
import * as styles from './button.module.css';

interface ButtonProps extends ButtonLook, Omit<ElementProps<'button'>, 'className'> {
  /** Shows a spinner at the same width and ignores clicks; focus stays. */
  busy?: boolean | undefined;
}

export function Button({
  kind,
  size,
  block,
  icon,
  className,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const hasLabel = Boolean(children);
  const named = useItemName(rest);
  const iconSize = buttonIconSize(size, hasLabel);

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  const loading = cx(busy && styles.isLoading, busy && icon === undefined && styles.isSqueezed);
  return (
    <button
      {...rest}
      {...named}
      type={type}
      className={cx(buttonClass({ kind, size, block, icon, className }, hasLabel), loading)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={click}
    >
      {busy && <Spinner large={icon && iconSize === 20} className={styles.spin} />}
      {!busy && icon && <Icon as={icon} size={iconSize} />}
      {asElements(children)}
    </button>
  );
}
