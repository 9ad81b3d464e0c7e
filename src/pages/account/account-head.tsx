import type { ReactNode } from 'react';
import * as styles from './account-head.module.css';

/** Head of an account page: its title and what is beside it. */
export function AccountHead({ children }: { children: ReactNode }) {
  return <div className={`card ${styles.root}`}>{children}</div>;
}
