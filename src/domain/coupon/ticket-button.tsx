import type { ComponentProps } from 'react';
import { Button } from '#/ui/button.tsx';
import { cx } from '#/ui/cx.ts';
import * as styles from './coupon.module.css';

/** Button on a coupon. */
export const TicketButton = ({ className, ...rest }: ComponentProps<typeof Button>) => (
  <Button {...rest} size="sm" className={cx(styles.button, className)} />
);
