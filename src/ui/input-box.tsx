import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import * as styles from './field.module.css';

interface InputBoxProps extends ElementProps<'span'> {
  /** 34 instead of 44 px high */
  small?: boolean | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The frame of a control of one line. */
export function InputBox({ small, invalid, disabled, className, ...rest }: InputBoxProps) {
  return (
    <span
      {...rest}
      className={cx(
        styles.input,
        small && styles.inputSm,
        invalid && styles.isError,
        disabled && styles.isDisabled,
        className,
      )}
    />
  );
}
