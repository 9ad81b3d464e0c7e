import type { Content } from '#/lib/content.ts';
import * as styles from './account-head.module.css';

/** Head of an account page: its title and what is beside it. */
export function AccountHead({ children }: { children: Content }) {
  return <div className={`card ${styles.root}`}>{children}</div>;
}
