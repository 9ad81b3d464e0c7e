import { Skeleton } from '#/ui/skeleton.tsx';

/** Placeholder of three reviews. */
export function ReviewsSkeleton() {
  return [0, 1, 2].map((row) => (
    <div key={row} className="review">
      <Skeleton width={40} height={40} radius="50%" />
      <div className="review__waiting">
        <Skeleton width={180} />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </div>
    </div>
  ));
}
