import { useUserInfo } from '../../../generated/client/user/user.ts';
import { useSession } from '../../api/session.ts';
import { may, type Permission } from './may.ts';

/** Whether something is withheld from whoever is here. Nothing is from guests, who are asked to sign in first, nor before it is known who it is. */
export function useMay(permission: Permission): boolean {
  const signedIn = useSession((state) => state.signedIn);
  const { data: user } = useUserInfo({ query: { enabled: signedIn } });
  return !signedIn || !user || may(user, permission);
}
