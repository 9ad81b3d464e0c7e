import { cx } from './cx.ts';
import * as styles from './menu.module.css';

/** Class of a menu item, for links other than `MenuLink`. */
export const menuItemClass = (on = false): string | undefined => cx(styles.root, on && styles.isOn);
