import { Skeleton } from '#/ui/skeleton.tsx';

/** Placeholder of the form. */
export const ApplySkeleton = () => <Skeleton height={1050} radius={12} />;
