import { asElements } from './as-elements.tsx';
import { buttonClass, buttonIconSize, type ButtonLook } from './button-look.ts';
import { Icon } from './icon.ts';
import { useItemName } from './item-name.tsx';
import { Link, type LinkProps } from './link.tsx';

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className'> {}

export function ButtonLink({
  kind,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const hasLabel = Boolean(children);
  const named = useItemName(rest);
  return (
    <Link
      {...rest}
      {...named}
      className={buttonClass({ kind, size, block, icon, className }, hasLabel)}
    >
      {icon && <Icon as={icon} size={buttonIconSize(size, hasLabel)} />}
      {asElements(children)}
    </Link>
  );
}
