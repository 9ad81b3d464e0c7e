import type { IconNode } from 'lucide';
import { Fruit } from './fruit.tsx';
import { Icon } from './icon.ts';
import { Spinner } from './spinner.tsx';
import * as styles from './state-mark.module.css';

interface StateMarkProps {
  /** without one the shop's mark, waiting */
  icon?: IconNode | undefined;
  tone: 'ok' | 'warn' | 'error';
}

/** The shop's mark in a turning ring. */
const Waiting = () => (
  <>
    <Fruit size={28} className={styles.fruit} />
    <Spinner className={styles.ring} />
  </>
);

/** A large icon in a coloured circle, above what was done. */
export function StateMark({ icon, tone }: StateMarkProps) {
  return (
    <span className={styles.root} data-tone={tone}>
      {icon ? <Icon as={icon} size={24} className={styles.icon} /> : <Waiting />}
    </span>
  );
}
