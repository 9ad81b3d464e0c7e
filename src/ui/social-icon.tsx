// Marks of simple-icons (CC0) in one file of their own: they would weigh on every page's script.
import marks from './social.svg';

export type SocialName = 'x' | 'facebook' | 'google' | 'instagram' | 'youtube';

/** Decoration: the link or button around it carries the name. */
export function SocialIcon({ name, size = 18 }: { name: SocialName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} fill="currentColor" stroke="none" aria-hidden>
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
