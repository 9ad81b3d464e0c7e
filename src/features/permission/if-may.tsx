import type { ReactNode } from 'react';
import { useUserInfo } from '../../../generated/client/user/user.ts';
import { useSession } from '../../api/session.ts';
import { may, type Permission } from './may.ts';

interface IfMayProps {
  permission: Permission;
  children: ReactNode;
}

/** Draws what is for those who may. Nothing is withheld from guests, who are asked to sign in first, nor before it is known who it is. */
export function IfMay(props: IfMayProps) {
  const signedIn = useSession((state) => state.signedIn);
  return signedIn ? <IfUserMay {...props} /> : props.children;
}

function IfUserMay({ permission, children }: IfMayProps) {
  const { data: user } = useUserInfo();
  return !user || may(user, permission) ? children : null;
}
