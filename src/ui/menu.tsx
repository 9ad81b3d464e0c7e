import type { IconNode } from 'lucide';
import type { KeyboardEvent } from 'react';
import type { Content, ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { Icon } from './icon.ts';
import { Link, type LinkProps } from './link.tsx';
import * as styles from './menu.module.css';
import { cx } from './cx.ts';
import { ownKey } from './own-key.ts';

/** Class of a menu item, for links other than `MenuLink`. */
export const menuItemClass = (on = false): string | undefined => cx(styles.root, on && styles.isOn);

/** List of links and buttons with arrow key, Home and End navigation. */
export function Menu(props: Omit<ElementProps<'div'>, 'onKeyDown'>) {
  function keyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = [
      ...event.currentTarget.querySelectorAll<HTMLElement>(':is(a, button):not([disabled])'),
    ];
    const at = all.findIndex((item) => item === document.activeElement);
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const next = to[ownKey(event)];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  }
  return <div {...props} onKeyDown={keyDown} />;
}

interface MenuLinkProps extends Omit<LinkProps, 'className'> {
  icon?: IconNode | undefined;
  /** the selected item */
  on?: boolean | undefined;
  /** at the right edge, e.g. a count or a check mark */
  tail?: Content;
}

export function MenuLink({ icon, on = false, tail, children, ...rest }: MenuLinkProps) {
  return (
    <Link {...rest} className={menuItemClass(on)} aria-current={on ? 'true' : undefined}>
      {icon && <Icon as={icon} size={16} className={styles.icon} />}
      {asElements(children)}
      {tail && <span className={styles.tail}>{tail}</span>}
    </Link>
  );
}

interface MenuButtonProps extends Omit<ElementProps<'button'>, 'className'> {
  icon: IconNode;
}

export function MenuButton({ icon, children, ...rest }: MenuButtonProps) {
  return (
    <button type="button" {...rest} className={menuItemClass()}>
      <Icon as={icon} size={16} className={styles.icon} />
      {asElements(children)}
    </button>
  );
}

export function MenuLine() {
  return <hr className={styles.menuLine} />;
}
