import type { Elements } from '#/lib/content.ts';
import { cx } from '#/ui/cx.ts';
import { Avatar } from './avatar.tsx';
import * as styles from './user-summary.module.css';

interface UserSummaryProps {
  /** address of the avatar */
  avatar: string | undefined;
  /** undefined while loading */
  name: string | undefined;
  /** in place of the name while loading */
  loading?: Elements;
  /** e-mail or phone */
  contact?: Elements;
  className?: string | undefined;
}

/** Avatar, name and contact of the shopper. */
export function UserSummary({ avatar, name, loading, contact, className }: UserSummaryProps) {
  return (
    <div className={cx(styles.root, className)}>
      <Avatar src={avatar} size={44} />
      <div>
        {name === undefined ? loading : <b className="clip">{name}</b>}
        {contact}
      </div>
    </div>
  );
}
