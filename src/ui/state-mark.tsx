import type { IconNode } from 'lucide';
import { Icon } from './icon.ts';
import { Spinner } from './spinner.tsx';
import * as styles from './state-mark.module.css';

export interface StateMarkProps {
  /** without one a spinner */
  icon?: IconNode | undefined;
  tone: 'ok' | 'warn' | 'error';
}

/** A large icon in a coloured circle, above what was done. */
export function StateMark({ icon, tone }: StateMarkProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {icon ? <Icon as={icon} size={24} className={styles.icon} /> : <Spinner large />}
    </span>
  );
}
