import { Eye, EyeOff, Lock, type LucideIcon } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.tsx';
import { InputBox } from './input-box.tsx';
import * as styles from './field.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  icon?: LucideIcon | undefined;
  /** before the text, e.g. a calling code; `input__addon` adds a separator */
  leading?: ReactNode;
  /** after the text, e.g. a `CodeButton` or a unit */
  trailing?: ReactNode;
  /** 34 instead of 44 px high */
  small?: boolean | undefined;
  /** names of the button that shows and hides a password */
  reveal?: { show: string; hide: string } | undefined;
  /** class of the wrapper */
  className?: string | undefined;
}

export function TextInput({
  icon,
  leading,
  trailing,
  small,
  reveal,
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  const [shown, setShown] = useState(false);
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
      <input {...rest} {...control} aria-invalid={invalid} type={reveal && shown ? 'text' : type} />
      {reveal && (
        <button
          type="button"
          className={styles.inputEye}
          aria-label={shown ? reveal.hide : reveal.show}
          onClick={() => setShown(!shown)}
        >
          <Icon as={shown ? EyeOff : Eye} size={16} className={styles.inputIcon} />
        </button>
      )}
      {trailing}
      {rest.readOnly && <Icon as={Lock} size={14} className={styles.inputIcon} />}
    </InputBox>
  );
}
