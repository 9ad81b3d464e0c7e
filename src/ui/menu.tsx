import type { IconNode } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { Content, ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { Icon } from './icon.ts';
import { Link, type LinkProps } from './link.tsx';
import { menuItemClass } from './menu-item-class.ts';
import * as styles from './menu.module.css';

/** List of links and buttons with arrow key, Home and End navigation. */
export function Menu({ onKeyDown, ...rest }: ElementProps<'div'>) {
  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const all = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(':is(a, button):not([disabled])'),
    ];
    const at = all.findIndex((item) => item === document.activeElement);
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = to[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }
  return <div {...rest} onKeyDown={keyDown} />;
}

interface ItemParts {
  icon?: IconNode | undefined;
  /** the selected item */
  on?: boolean | undefined;
  /** at the right edge, e.g. a count or a check mark */
  tail?: Content;
}

export function MenuLink({
  icon,
  on = false,
  tail,
  children,
  className,
  ...rest
}: ItemParts & Omit<LinkProps, 'className'> & { className?: string | undefined }) {
  return (
    <Link {...rest} className={menuItemClass(on, className)} aria-current={on ? 'true' : undefined}>
      {icon && <Icon as={icon} size={16} className={styles.icon} />}
      {asElements(children)}
      {tail && <span className={styles.tail}>{tail}</span>}
    </Link>
  );
}

export function MenuButton({
  icon,
  on = false,
  tail,
  children,
  className,
  ...rest
}: ItemParts & ElementProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={menuItemClass(on, className)}
      aria-current={on ? 'true' : undefined}
    >
      {icon && <Icon as={icon} size={16} className={styles.icon} />}
      {asElements(children)}
      {tail && <span className={styles.tail}>{tail}</span>}
    </button>
  );
}

export function MenuLine() {
  return <hr className={styles.menuLine} />;
}
