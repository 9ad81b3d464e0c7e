import { UserRound } from 'lucide';
import { srcFor } from '#/shared/picture/src-for.ts';
import { Icon } from '#/ui/icon.ts';
import { Picture } from '#/ui/picture.tsx';
import * as styles from './avatar.module.css';

/** Decorative avatar beside a name. */
export function Avatar({ src, size }: { src: string | undefined; size: number }) {
  if (src)
    return (
      <Picture className="avatar" srcFor={srcFor(src)} alt="" width={size} height={size} priority />
    );
  return (
    <span className={`avatar ${styles.none}`} style={{ width: size, height: size }}>
      <Icon as={UserRound} size={size > 30 ? 20 : 14} />
    </span>
  );
}
