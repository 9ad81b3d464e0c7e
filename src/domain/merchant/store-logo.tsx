import { srcFor } from '#/shared/picture/src-for.ts';
import { Picture } from '#/ui/picture.tsx';

interface StoreLogoProps {
  /** address of the picture */
  src: string;
  /** width and height in pixels */
  size: number;
  /** in the first view */
  priority?: boolean;
}

/** Logo of a store, beside its name. */
export function StoreLogo({ src, size, priority }: StoreLogoProps) {
  return (
    <Picture
      className="logo"
      srcFor={srcFor(src)}
      alt=""
      width={size}
      height={size}
      priority={priority}
    />
  );
}
