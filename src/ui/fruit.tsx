import * as styles from './fruit.module.css';

/** The shop's mark, a lychee half peeled; decorative. Its size in px. */
export function Fruit({ size, className }: { size: number; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 36 36" width={size} height={size} className={className} aria-hidden>
      <circle cx="18" cy="20.5" r="14.5" className={styles.skin} />
      <path
        d="M4.9 23c2.2-2.5 4.5-2.5 6.5 0s4.6 2.5 6.6 0 4.6-2.5 6.6 0 4.3 2.5 6.5 0a13.4 13.4 0 0 1-26.2 0z"
        className={styles.flesh}
      />
      <path d="M18 6.6C17.6 3 20.4.8 25 .9c.1 4-2.7 6-7 5.7z" fill="#187A48" />
    </svg>
  );
}
