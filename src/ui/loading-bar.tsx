import * as styles from './loading-bar.module.css';

/** Visible after 200 ms; progresses for 5 s, then stays near the end while `active`. */
export function LoadingBar({ active, label }: { active: boolean; label: string }) {
  return active ? <div className={styles.root} role="progressbar" aria-label={label} /> : null;
}
