import { useQueryClient } from '@tanstack/react-query';
import { isUnseen } from '../../api/query-client.ts';
import { keepToken } from '../../api/session.ts';
import { useRouter } from '../../router/router.tsx';

/** Begins a session: what was read for somebody else is dropped, what is shown is read again. */
export function useEnter(): (token: string) => void {
  const queryClient = useQueryClient();
  const { entry, refresh } = useRouter();
  return (token) => {
    keepToken(token);
    queryClient.removeQueries({ predicate: isUnseen });
    void queryClient.invalidateQueries();
    if (entry.prepared.error) refresh();
  };
}
