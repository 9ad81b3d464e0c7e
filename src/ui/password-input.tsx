import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { Icon } from './icon.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import * as styles from './field.module.css';

interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'trailing'> {
  /** names of the button that shows and hides the password */
  reveal: { show: string; hide: string };
}

export function PasswordInput({ reveal, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className={styles.inputEye}
          aria-label={shown ? reveal.hide : reveal.show}
          onClick={() => setShown(!shown)}
        >
          <Icon as={shown ? EyeOff : Eye} size={16} className={styles.inputIcon} />
        </button>
      }
    />
  );
}
