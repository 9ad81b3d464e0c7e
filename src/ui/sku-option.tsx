import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Picture, type PictureProps } from './picture.tsx';
import './sku-option.css';

export interface SkuOptionProps extends Omit<ComponentProps<'button'>, 'className'> {
  on: boolean;
  /** Words of the flag when this choice is sold out; it can still be chosen. */
  soldOut?: string | undefined;
  /** Not made together with the other choices; choosing it changes them. */
  off?: boolean | undefined;
  /** Address of its picture at a width. */
  picture?: PictureProps['srcFor'] | undefined;
  children: ReactNode;
}

/** One value of one specification; wrap a row of them in `sku`. */
export function SkuOption({
  on,
  soldOut,
  off = false,
  picture,
  children,
  ...rest
}: SkuOptionProps) {
  const state = cx(on && 'is-on', soldOut !== undefined && 'is-out', off && 'is-off');
  return (
    <button type="button" {...rest} aria-pressed={on} className={cx('sku__opt', state)}>
      {picture && <Picture srcFor={picture} alt="" width={38} height={38} />}
      {children}
      {soldOut !== undefined && <span className="sku__flag">{soldOut}</span>}
    </button>
  );
}
