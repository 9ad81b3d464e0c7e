import { Skeleton } from '#/ui/skeleton.tsx';

/** In place of the user menu while its code and its lines are loading. */
export const UserPanelSkeleton = () => <Skeleton width={220} height={240} radius={8} />;
