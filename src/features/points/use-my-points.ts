import { usePointsAccount } from '../../../generated/client/points/points.ts';
import { lacksExtension } from '../../api/extensions.ts';
import { useSession } from '../../api/session.ts';

/** The shopper's points; `missing` on a backend without them. */
export function useMyPoints() {
  const signedIn = useSession((state) => state.signedIn);
  // Re-read on the render that follows a failed call, which is when the answer is known.
  const missing = lacksExtension('pointsAccount');
  return { query: usePointsAccount({ query: { enabled: signedIn && !missing } }), missing };
}
