import { cx } from '#/ui/cx.ts';
import { Picture } from '#/ui/picture.tsx';
import { srcFor } from '#/shared/picture/src-for.ts';
import * as styles from './store-avatar.module.css';
import { useStoreFacts } from './use-store-facts.ts';

interface StoreAvatarProps {
  merId: number;
  name: string;
  /** width and height in pixels */
  size?: number;
}

/** Logo of a store beside its name. Shows the first letter of the name while the logo is unknown. */
export function StoreAvatar({ merId, name, size = 24 }: StoreAvatarProps) {
  const [store, place] = useStoreFacts(merId);
  return (
    <span
      ref={place}
      className={cx(styles.avatar, !store?.avatar && styles.letter)}
      style={{ width: size, height: size, fontSize: size / 2 }}
      aria-hidden
    >
      {store?.avatar ? (
        <Picture srcFor={srcFor(store.avatar)} alt="" width={size} height={size} />
      ) : (
        [...name.trim()][0]?.toUpperCase()
      )}
    </span>
  );
}
