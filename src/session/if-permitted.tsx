import { useUserInfo } from '#generated/client/user/user.ts';
import type { Elements } from '#/lib/content.ts';
import { useSession } from './use-session.ts';
import { hasPermission, type Permission } from './has-permission.ts';

interface IfPermittedProps {
  permission: Permission;
  children: Elements;
}

/** Renders children if the shopper has the permission. Guests and users that are not loaded yet count as permitted. */
export function IfPermitted(props: IfPermittedProps) {
  const { signedIn } = useSession();
  return signedIn ? <IfUserMay {...props} /> : props.children;
}

function IfUserMay({ permission, children }: IfPermittedProps) {
  const { data: user } = useUserInfo();
  return !user || hasPermission(user, permission) ? children : null;
}
