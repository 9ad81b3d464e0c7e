import { usePointsAccount } from '#generated/client/points/points.ts';
import { lacksExtension } from '#/api/extensions.ts';
import { useSession } from '#/session/use-session.ts';

/** The shopper's points; `missing` on a backend without them. */
export function useMyPoints() {
  const { signedIn } = useSession();
  // Read on every render: it is known after the first failed call, which re-renders.
  const missing = lacksExtension('pointsAccount');
  return { query: usePointsAccount({ query: { enabled: signedIn && !missing } }), missing };
}
