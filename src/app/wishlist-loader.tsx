import { useState } from 'react';
import { useHeartStore } from '#/domain/product/heart-store.ts';
import { whenIdle } from '#/lib/when-idle.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyPart } from '#/shared/async/lazy-with-retry.tsx';

const hasPress = () => useHeartStore.getState().pressed.size > 0;

/** Resolves when a heart is pressed. */
const firstPress = () =>
  new Promise<void>((resolve) => {
    if (hasPress()) return resolve();
    const unsubscribe = useHeartStore.subscribe(() => {
      if (!hasPress()) return;
      unsubscribe();
      resolve();
    });
  });

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

const load = () => import('#/domain/wishlist/sync/wishlist-sync.tsx');

const WishlistSync = lazyPart(async () => {
  await Promise.race([idle(), firstPress()]);
  // Nothing is shown if the code cannot be loaded before it is needed.
  return load().catch(() => firstPress().then(load));
}, 'WishlistSync');

/** Loads what stores the pressed hearts. A press before that is kept; it is undone if the code cannot be loaded. */
export function WishlistLoader() {
  const [failures, setFailures] = useState(0);

  function undo() {
    useHeartStore.setState({ pressed: new Map() });
    setFailures((count) => count + 1);
  }

  return (
    <LazyBoundary key={failures} onFailed={undo}>
      <WishlistSync />
    </LazyBoundary>
  );
}
