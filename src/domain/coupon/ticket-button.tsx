import { Button, type ButtonProps } from '#/ui/button.tsx';
import { ButtonLink, type ButtonLinkProps } from '#/ui/button-link.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './coupon.module.css';

/** Button on a coupon. */
export const TicketButton = ({ className, ...rest }: ButtonProps) => (
  <Button {...rest} size="sm" className={cx(styles.button, className)} />
);

/** Link on a coupon. */
export const TicketLink = ({ className, ...rest }: ButtonLinkProps) => (
  <ButtonLink {...rest} size="sm" className={cx(styles.button, className)} />
);
