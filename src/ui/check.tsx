import { useEffect } from 'react';
import type { Content, ElementProps } from '#/lib/content.ts';
import { asElements } from './as-elements.tsx';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { useForwardedRef } from './use-forwarded-ref.ts';
import * as styles from './check.module.css';

interface CheckProps extends Omit<ElementProps<'input'>, 'type'> {
  /** label beside the box; without one an `aria-label` is needed */
  children?: Content;
}

interface CheckboxProps extends CheckProps {
  /** some, but not all, of its items are checked */
  mixed?: boolean | undefined;
}

export function Checkbox({ mixed = false, children, className, ref, ...rest }: CheckboxProps) {
  const box = useForwardedRef(ref);
  const control = useFieldControl(rest);

  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [box, mixed, rest.checked]);

  return (
    <label className={cx(styles.root, className)}>
      <input
        {...rest}
        {...control}
        ref={box}
        type="checkbox"
        autoComplete="off"
        className={cx(mixed && styles.isMixed)}
      />
      {asElements(children)}
    </label>
  );
}
