import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getPointsAccountQueryKey,
  usePointsAccount,
} from '../../../generated/client/points/points.ts';
import { isMissing } from '../../api/policy.ts';
import { useSession } from '../../api/session.ts';

/** Remembered for as long as the document lives. */
export const KEPT = { gcTime: Infinity } as const;

/** The backend has said that it does not have the extension. */
export function lacksPoints(queryClient: QueryClient): boolean {
  const error = queryClient.getQueryState(getPointsAccountQueryKey())?.error;
  return error != null && isMissing(error);
}

/** The shopper's points. Not every shop has them: one that does not is not asked again. */
export function useMyPoints() {
  const queryClient = useQueryClient();
  const signedIn = useSession((state) => state.signedIn);
  const query = usePointsAccount({
    query: { ...KEPT, enabled: signedIn && !lacksPoints(queryClient) },
  });
  return { query, missing: query.error !== null && isMissing(query.error) };
}
