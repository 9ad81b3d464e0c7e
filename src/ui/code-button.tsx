import type { ComponentProps } from 'react';
import * as styles from './field.module.css';

/** Button for the `trailing` slot of a TextInput, with a separator. */
export function CodeButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={`${styles.inputCode} num`} />;
}
