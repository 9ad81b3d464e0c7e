import type { Content, ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { Picture, type PictureProps } from './picture.tsx';
import * as styles from './sku-option.module.css';

interface SkuOptionProps extends Omit<ElementProps<'button'>, 'className'> {
  on: boolean;
  /** label of a sold-out option, which can still be selected */
  soldOut?: string | undefined;
  /** does not exist with the other selected values; selecting it changes them */
  off?: boolean | undefined;
  /** address of its picture at a width */
  picture?: PictureProps['srcFor'] | undefined;
  children: Content;
}

/** The values of a specification. */
export function SkuOptions({ children }: { children: Content }) {
  return <div className={styles.root}>{children}</div>;
}

/** One value of a specification, in `SkuOptions`. */
export function SkuOption({
  on,
  soldOut,
  off = false,
  picture,
  children,
  ...rest
}: SkuOptionProps) {
  const state = cx(on && styles.isOn, soldOut !== undefined && styles.isOut, off && styles.isOff);
  return (
    <button type="button" {...rest} aria-pressed={on} className={cx('printed', styles.opt, state)}>
      {picture && <Picture srcFor={picture} alt="" width={38} height={38} />}
      {asElements(children)}
      {soldOut !== undefined && <span className={styles.flag}>{soldOut}</span>}
    </button>
  );
}
