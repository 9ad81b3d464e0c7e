import type { ComponentProps } from 'react';
import { useDebounce } from './use-debounce.ts';
import './field.css';

/** Sits in a TextInput's `trailing` slot, parted by a hairline. A second click within 500 ms does nothing. */
export function CodeButton({ onClick, ...rest }: ComponentProps<'button'>) {
  const isFirst = useDebounce();
  return (
    <button
      type="button"
      {...rest}
      className="input__code num"
      onClick={(event) => isFirst() && onClick?.(event)}
    />
  );
}
