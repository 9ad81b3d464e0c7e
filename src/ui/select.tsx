import { ChevronDown } from 'lucide';
import type { ElementProps } from '#/lib/content.ts';
import { cx } from './cx.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.ts';
import { InputBox } from './input-box.tsx';
import * as styles from './field.module.css';

interface SelectProps extends ElementProps<'select'> {
  /** 34 instead of 44 px high */
  small?: boolean | undefined;
}

/** Native select; children are `option`s. */
export function Select({ small, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <InputBox
      small={small}
      invalid={control['aria-invalid']}
      disabled={rest.disabled}
      className={cx(styles.inputSelect, className)}
    >
      <select autoComplete="off" {...rest} {...control} />
      <Icon as={ChevronDown} size={16} className={styles.inputIcon} />
    </InputBox>
  );
}
