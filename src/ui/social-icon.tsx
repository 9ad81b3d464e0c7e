// Icons of simple-icons (CC0), in a separate file to keep them out of the scripts.
import marks from './social.svg';
import * as styles from './icon.module.css';

export type SocialName = 'x' | 'facebook' | 'google' | 'instagram' | 'youtube';

/** Decorative icon; the link or button around it has the name. */
export function SocialIcon({ name, size = 18 }: { name: SocialName; size?: number }) {
  return (
    <svg
      className={styles.root}
      width={size}
      height={size}
      fill="currentColor"
      stroke="none"
      aria-hidden
    >
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
