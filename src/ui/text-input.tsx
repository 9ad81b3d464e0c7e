import { Lock, type IconNode } from 'lucide';
import type { ElementProps, Elements } from '#/lib/content.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.ts';
import { InputBox } from './input-box.tsx';
import * as styles from './field.module.css';

/** Button for the `trailing` slot of a TextInput, with a separator. */
export function CodeButton(props: ElementProps<'button'>) {
  return <button type="button" {...props} className={`${styles.inputCode} num`} />;
}

export interface TextInputProps extends ElementProps<'input'> {
  icon?: IconNode | undefined;
  /** before the text, e.g. a calling code; `input__addon` adds a separator */
  leading?: Elements;
  /** after the text, e.g. a `CodeButton` or a unit */
  trailing?: Elements;
  /** 34 instead of 44 px high */
  small?: boolean | undefined;
  /** class of the wrapper */
  className?: string | undefined;
}

export function TextInput({
  icon,
  leading,
  trailing,
  small,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const control = useFieldControl(rest);
  const invalid = rest['aria-invalid'] ?? control['aria-invalid'];
  return (
    <InputBox
      small={small}
      invalid={Boolean(invalid)}
      disabled={rest.disabled || rest.readOnly}
      className={className}
    >
      {icon && <Icon as={icon} size={16} className={styles.inputIcon} />}
      {leading}
      <input {...rest} {...control} aria-invalid={invalid} type={type} />
      {trailing}
      {rest.readOnly && <Icon as={Lock} size={14} className={styles.inputIcon} />}
    </InputBox>
  );
}
