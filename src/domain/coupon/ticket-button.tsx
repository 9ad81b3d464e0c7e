import type { ComponentProps } from 'react';
import { Button } from '#/ui/button.tsx';
import { ButtonLink } from '#/ui/button-link.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './coupon.module.css';

/** Button on a coupon. */
export const TicketButton = ({ className, ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} size="sm" className={cx(styles.button, className)} />
);

/** Link on a coupon. */
export const TicketLink = ({ className, ...rest }: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink {...rest} size="sm" className={cx(styles.button, className)} />
);
