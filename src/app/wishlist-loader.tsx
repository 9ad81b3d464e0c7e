import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionText } from '#/api/policy.ts';
import { useHeartStore } from '#/domain/product/heart-store.ts';
import { whenIdle } from '#/lib/when-idle.ts';
import { LazyBoundary } from '#/shared/async/lazy-boundary.tsx';
import { lazyWithRetry } from '#/shared/async/lazy-with-retry.tsx';
import { showToast } from '#/shared/toasts/store.ts';

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

const WishlistSync = lazyWithRetry(async () => {
  await Promise.race([idle(), firstPress()]);
  // Nothing is shown if the code cannot be loaded before it is needed.
  await load().catch(firstPress);
  const { WishlistSync: Part } = await load();
  return Part;
});

/** Loads what stores the pressed hearts. A press before that is kept; it is undone if the code cannot be loaded. */
export function WishlistLoader() {
  const { t } = useTranslation();
  const [failures, setFailures] = useState(0);

  function undo() {
    useHeartStore.setState({ pressed: new Map() });
    setFailures((count) => count + 1);
    showToast('error', connectionText(t));
  }

  return (
    <LazyBoundary key={failures} onFailed={undo}>
      <WishlistSync />
    </LazyBoundary>
  );
}
