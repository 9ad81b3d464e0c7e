// Flags of circle-flags (MIT), in one sprite that is loaded only by forms with countries.
import flags from './flags.svg';
import * as styles from './flag.module.css';

/** Decorative flag; the name or code of the country is next to it. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.root} aria-hidden>
      <use href={`${flags}#${code}`} />
    </svg>
  );
}
