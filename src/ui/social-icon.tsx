import { siFacebook, siGoogle, siInstagram, siX, siYoutube } from 'simple-icons';

const marks = { x: siX, facebook: siFacebook, google: siGoogle, instagram: siInstagram, youtube: siYoutube };

export type SocialName = keyof typeof marks;

/** Decoration: the link or button around it carries the name. */
export function SocialIcon({ name, size = 18 }: { name: SocialName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} fill="currentColor" aria-hidden>
      <path d={marks[name].path} />
    </svg>
  );
}
