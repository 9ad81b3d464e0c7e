import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { operations, type OperationId } from '../../generated/operations.ts';
import { isUnseen, queriesOf } from '../api/query-client.ts';
import { useSession } from '../api/session.ts';
import { useRouter } from '../router/router.tsx';

const ids = Object.keys(operations) as OperationId[];
const isPersonal = queriesOf(ids.filter((id) => operations[id].signIn === 'required'));

/** A guest's tab keeps nothing of the shopper who was here before, however the session ended. */
export function ForgetShopper() {
  const queryClient = useQueryClient();
  const { key } = useRouter().entry.location;
  const signedIn = useSession((state) => state.signedIn);
  const before = useRef(signedIn);

  useEffect(() => {
    const left = before.current && !signedIn;
    before.current = signedIn;
    // What the open page shows is not touched, it would ask again: that follows on the next page.
    if (left) queryClient.removeQueries({ predicate: isUnseen });
    else if (!signedIn) queryClient.removeQueries({ predicate: (query) => isUnseen(query) && isPersonal(query) });
  }, [queryClient, key, signedIn]);
  return null;
}
