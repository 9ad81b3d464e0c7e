import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { useForwardedRef } from './use-forwarded-ref.ts';
import './check.css';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label, beside the box. Without one give an `aria-label`. */
  children?: ReactNode;
}

export interface CheckboxProps extends CheckProps {
  /** Some but not all of what it stands for is chosen. */
  mixed?: boolean | undefined;
}

export function Checkbox({ mixed = false, children, className, ref, ...rest }: CheckboxProps) {
  const box = useForwardedRef(ref);
  const control = useFieldControl(rest);

  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [box, mixed, rest.checked]);

  return (
    <label className={cx('check', className)}>
      <input {...rest} {...control} ref={box} type="checkbox" className={cx(mixed && 'is-mixed')} />
      {children}
    </label>
  );
}
