import type { ComponentProps } from 'react';
import { useDebounce } from './use-debounce.ts';
import * as styles from './field.module.css';

/** Button for the `trailing` slot of a TextInput, with a separator. Ignores a second click within 500 ms. */
export function CodeButton({ onClick, ...rest }: ComponentProps<'button'>) {
  const isFirst = useDebounce();
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.inputCode} num`}
      onClick={(event) => isFirst() && onClick?.(event)}
    />
  );
}
