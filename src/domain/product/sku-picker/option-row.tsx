import { useId } from 'react';
import type { Elements } from '#/lib/content.ts';
import * as styles from './option-row.module.css';

/** A label with its controls. */
export function OptionRow({ label, children }: { label: string; children: Elements }) {
  const id = useId();
  return (
    <div className={styles.root} role="group" aria-labelledby={id}>
      <span id={id} className={styles.k}>
        {label}
      </span>
      {children}
    </div>
  );
}
