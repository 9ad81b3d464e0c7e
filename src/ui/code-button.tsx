import type { ComponentProps } from 'react';
import './field.css';

/** Sits in a TextInput's `trailing` slot, parted by a hairline. */
export function CodeButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className="input__code num" />;
}
