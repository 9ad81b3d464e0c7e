import type { ElementProps } from '#/lib/content.ts';
import * as styles from './field.module.css';

/** Button for the `trailing` slot of a TextInput, with a separator. */
export function CodeButton(props: ElementProps<'button'>) {
  return <button type="button" {...props} className={`${styles.inputCode} num`} />;
}
